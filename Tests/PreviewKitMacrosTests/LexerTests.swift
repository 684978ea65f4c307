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
      "/a{2}[/\"]b/",
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

  @Test("a slash after an operand divides, else it may begin a regular expression")
  func slash() {
    #expect(Self.texts("a / b / c") == ["a", "/", "b", "/", "c"])
    #expect(Self.texts("a/b/c") == ["a", "/", "b", "/", "c"])
    #expect(Self.texts("x! / y / z") == ["x", "!", "/", "y", "/", "z"])
    #expect(Self.texts("x = /y}/") == ["x", "=", "/y}/"])
    #expect(Self.texts("return /y}/") == ["return", "/y}/"])
    #expect(Self.texts("(/ y)") == ["(", "/", "y", ")"])
    #expect(Self.texts("(/y\n/)") == ["(", "/", "y", "/", ")"])
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
    arguments: ["\"\"\"\n open", "/* open", "#/open", "\"\\(open", "`open", "#\"\\#(", "\"\\"])
  func unclosed(source: String) {
    #expect(Lexer.tokens(of: source).count <= 1)
  }
}
