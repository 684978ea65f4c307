import Testing

@testable import PreviewKitMacros

@Suite("Lexer")
struct LexerTests {
  static func texts(_ source: String) -> [String] { Lexer.tokens(of: source).map(\.text) }

  @Test(
    "a literal is one token, whatever is in it",
    arguments: [
      #""plain""#,
      #""""#,
      #""quote \" brace }""#,
      #""\(a + "}" + f { "\(b)" })""#,
      ##"#"raw " \( }"#"##,
      ##"#"\#("inner }")"#"##,
      ##"#"""#"##,
      "\"\"\"\n  one \" two \"\" }\n  \\(x[\"k\"]!)\n  \"\"\"",
      "#\"\"\"\n \"\"\" }\n\"\"\"#",
      "/a{2}[\"]b\\/\\ /",
      "#/a/b \" }/#",
      "#/\n  a # }\n/#",
      "0xE",
      "1_000.5e-3",
      "0x1.8p+3",
      "`a name with } and blanks`",
      "$0",
      "#fileID",
      "größe",
    ])
  func literal(source: String) {
    #expect(Self.texts(source) == [source])
    #expect(Self.texts("f(\(source)) }") == ["f", "(", source, ")", "}"])
  }

  @Test("comments are not tokens, and nest")
  func comments() {
    #expect(Self.texts("a // } \" \nb /* } /* \" */ { */ c") == ["a", "b", "c"])
    #expect(Self.texts("a/*b*/+/*c*/d//e") == ["a", "+", "d"])
  }

  @Test(
    "a slash begins a regular expression where Swift expects an operand",
    arguments: [
      ("x = /y}/", "/y}/"),
      ("x\n/y}/", "/y}/"),
      ("x\n/y}/.z", "/y}/"),
      ("f { $0 }\n/y/", "/y/"),
      ("a as? B\n/y/", "/y/"),
      ("return /y}/", "/y}/"),
      ("return/y}/", "/y}/"),
      ("try! /y/", "/y/"),
      ("a ?? /y/", "/y/"),
      ("a ? /y/ : b", "/y/"),
      ("case /y/:", "/y/"),
      ("{ /y}/ }", "/y}/"),
      ("[/y/: 1]", "/y/"),
      ("f(/y/.z)", "/y/"),
      ("f(/,/)", "/,/"),
      ("f(/+/)", "/+/"),
      ("f(/=/)", "/=/"),
      ("f(/[)]/)", "/[)]/"),
      ("f(/(a)/)", "/(a)/"),
      ("x = /^a+$/", "/^a+$/"),
      ("x = /+/", "/+/"),
      ("x = /(]/", "/(]/"),
      ("x = /a[/]b", "/a[/"),
      ("x = /a\\ /", "/a\\ /"),
      ("x = /a\\\\/", "/a\\\\/"),
      ("x = /é\"/", "/é\"/"),
      ("!/y/", "/y/"),
      ("√/y/", "/y/"),
      ("/* c *//y/", "/y/"),
      ("a\u{A0}/y/", "/y/"),
    ])
  func regex(source: String, regex: String) {
    let found = Lexer.tokens(of: source).filter { $0.kind == .regex }
    #expect(found.map(\.text).first == regex)
  }

  @Test(
    "everywhere else a slash is an operator",
    arguments: [
      "a / b / c", "a/b/c", "a\n/ b / c", "a\n/= b/c", "a /= b / c", "x! / y / z", "x!/y/z", "x? / y / z",
      "f(1)/2/3", "f { 1 } / 2 / 3", "a.in/b/c", "a.in / b / c", "`in` / b / c", "self / b / c", "\"a\" / b / c",
      "(/ y/)", "(/y\n/)", "x = /a /", "x = / a/", "x = /a\\\n/",
      "(a, /)", "(a, /) + (b, /)", "f(/)", "f(/, /)", "(f(/A.b), /B.c)", "f(/A.b, /B.c)", "f(/ , a/)",
      "x.reduce(1, /) / (2)", "f(a, /) + \"/\"",
      "func / (a: A, b: A) {}", "func /(a: A, b: A) -> A { a/b }", "infix operator /+/", "a++ / b / c",
    ])
  func division(source: String) {
    #expect(Lexer.tokens(of: source).filter { $0.kind == .regex } == [])
    #expect(Lexer.tokens(of: source).contains { $0.kind == .operator && $0.text.contains("/") })
  }

  @Test("a regular expression hides what is in it, and no more")
  func regexExtent() {
    #expect(Self.texts("a\n/x}\"/\n}") == ["a", "/x}\"/", "}"])
    #expect(Self.texts("!/}/.b") == ["!", "/}/", ".", "b"])
    #expect(Self.texts("(a, /) + \")\"") == ["(", "a", ",", "/", ")", "+", "\")\""])
    #expect(Self.texts("(f(/A.b), /B.c)") == ["(", "f", "(", "/", "A", ".", "b", ")", ",", "/", "B", ".", "c", ")"])
    #expect(Self.texts("#/ a } /# }") == ["#/ a } /#", "}"])
    #expect(Self.texts("##/a/#}/## }") == ["##/a/#}/##", "}"])
    #expect(Self.texts("#/  \n } \n/# }") == ["#/  \n } \n/#", "}"])
  }

  @Test("what is not closed on its line ends with the line")
  func unterminated() {
    #expect(Self.texts("#/a }\n}") == ["#/a }", "}"])
    #expect(Self.texts("#/a\\/#\n}") == ["#/a\\/#", "}"])
    #expect(Self.texts("\"a }\n}") == ["\"a }", "}"])
    #expect(Self.texts("\"a\\\n}") == ["\"a\\", "}"])
    #expect(Self.texts("`a }\n}") == ["`a }", "}"])
  }

  @Test("an operator is as long as Swift makes it")
  func operators() {
    #expect(Self.texts("x!/y") == ["x", "!", "/", "y"])
    #expect(Self.texts("Int?=nil") == ["Int", "?", "=", "nil"])
    #expect(Self.texts("a??.b") == ["a", "?", "?", ".", "b"])
    #expect(Self.texts("a ?? b") == ["a", "??", "b"])
    #expect(Self.texts("a ..< b...") == ["a", "..<", "b", "..."])
    #expect(Self.texts("a+//b\nc") == ["a", "+", "c"])
    #expect(Self.texts("a≤b ×× c") == ["a", "≤", "b", "××", "c"])
    #expect(Self.texts("a+.b") == ["a", "+", ".", "b"])
  }

  @Test("an operator behind its operand is known")
  func postfix() {
    func postfix(_ source: String) -> [String] { Lexer.tokens(of: source).filter(\.isPostfix).map(\.text) }
    #expect(postfix("a! + -b + c? / d++ - (e...)") == ["!", "?", "++", "..."])
    #expect(postfix("x!.y + x?.y - x.y + .z") == ["!", "?"])
    #expect(postfix("a+b") == [])
  }

  @Test("a number ends before an operator or a member")
  func numbers() {
    #expect(Self.texts("0xE+1") == ["0xE", "+", "1"])
    #expect(Self.texts("1.description") == ["1", ".", "description"])
    #expect(Self.texts("0..<3") == ["0", "..<", "3"])
    #expect(Self.texts("1e3+2") == ["1e3", "+", "2"])
  }

  @Test("line breaks and blanks before a token are known, across comments too")
  func lines() {
    let tokens = Lexer.tokens(of: "a b\n  c/* \n */d")
    #expect(tokens.map(\.startsLine) == [true, false, true, true])
    #expect(tokens.map(\.followsSpace) == [true, true, true, true])
    #expect(Lexer.tokens(of: "a.b").map(\.followsSpace) == [true, false, false])
  }

  @Test("ranges are bytes of the source")
  func ranges() {
    #expect(Lexer.tokens(of: "é = \"ü\"").map(\.range) == [0..<2, 3..<4, 5..<9])
  }

  @Test(
    "what is not closed reaches to the end",
    arguments: ["\"\"\"\n open", "/* open", "#/\nopen", "#/open", "\"\\(open", "`open", "#\"\\#(", "\"\\", "#/\\"])
  func unclosed(source: String) {
    #expect(Lexer.tokens(of: source).count <= 1)
  }
}
