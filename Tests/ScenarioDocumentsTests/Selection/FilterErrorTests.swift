import Testing

@testable import ScenarioDocuments

/// What is said of filters that cannot be read, and at which column.
@Suite struct FilterErrorTests {
  private func error(_ filter: String) -> String { SelectionFixture.error(filter) }

  @Test func `an open parenthesis is pointed at`() {
    #expect(
      error("env(error and tag(smoke)") == """
        bad filter: `)` is missing
          env(error and tag(smoke)
             ^ opened here
        """)
    #expect(
      error("a and (b or c") == """
        bad filter: `)` is missing
          a and (b or c
                ^ opened here
        """)
    #expect(error("failed(").hasSuffix("  failed(\n        ^ opened here"))
    #expect(error("tag(\"x\"").hasSuffix("  tag(\"x\"\n     ^ opened here"))
    #expect(error("tag(/x/").hasSuffix("  tag(/x/\n     ^ opened here"))
  }

  @Test func `a parenthesis too many is pointed at`() {
    #expect(
      error("(a) or b)") == """
        bad filter: `)` closes nothing
          (a) or b)
                  ^ no `(` before it
        """)
  }

  @Test func `words beside each other need an operator`() {
    #expect(
      error("tags view") == """
        bad filter: an operator is missing
          tags view
               ^ write `and` or `or` before it, or "…" around a text with spaces
        """)
    #expect(error("a (b)").contains("\n    ^ write `and` or `or`"))
    #expect(error("a !b").hasSuffix("  a !b\n    ^ write `and` or `or` before it"))
    #expect(error("env(a) tag(b)").contains("\n         ^ write"))
    #expect(error("\"a\"b").contains("\n     ^ write"))
  }

  @Test func `a missing operand is pointed at`() {
    #expect(
      error("a and") == """
        bad filter: it ends too early
          a and
               ^ a word, a predicate or `(` is missing
        """)
    #expect(error("a or and b").contains("missing before `and`\n  a or and b\n       ^"))
    #expect(error("& a").contains("missing before `&`\n  & a\n  ^"))
    #expect(error("(a or )").contains("missing before `)`\n  (a or )\n        ^"))
    #expect(error("a ()").contains("an operator is missing"))
    #expect(error("()").contains("nothing between the parentheses\n  ()\n  ^"))
    #expect(error("not").contains("it ends too early"))
  }

  @Test(arguments: ["", "  ", "\n"]) func `an empty filter is an error`(filter: String) {
    #expect(error(filter).hasPrefix("bad filter: it is empty\n"))
  }

  @Test func `an unknown predicate is answered by the nearest`() {
    #expect(
      error("a or enw(x)") == """
        bad filter: there is no predicate `enw()`
          a or enw(x)
               ^ did you mean env()?
        """)
    #expect(error("environment(x)").hasSuffix("did you mean env()?"))
    #expect(error("tags(x)").hasSuffix("did you mean tag()?"))
    #expect(error("test(x)").hasSuffix("did you mean scenario()?"))
    #expect(
      error("qqqqqq(x)").hasSuffix(
        "^ there are scenario() component() env() value() tag() path() failed()"))
  }

  @Test func `a predicate needs its text, and failed takes none`() {
    #expect(error("env()").contains("`env()` needs a text\n  env()\n      ^"))
    #expect(error("env( = )").contains("`env()` needs a text\n  env( = )\n         ^"))
    #expect(error("tag(\"\")").contains("the text is empty\n  tag(\"\")\n      ^"))
    #expect(error("failed(x)").contains("`failed()` takes nothing\n  failed(x)\n         ^"))
    #expect(error("tag(\"x\"y)").contains("the text goes on behind its quotes\n  tag(\"x\"y)\n         ^"))
    #expect(error("tag(\"x)").contains("the closing `\"` is missing\n  tag(\"x)\n      ^"))
  }

  @Test func `a matcher outside a predicate is answered by one inside`() {
    #expect(error("=creates").hasSuffix("  =creates\n  ^ such as scenario(=creates)"))
    #expect(error("a or ~b").hasSuffix("  a or ~b\n       ^ such as scenario(~b)"))
  }

  @Test func `a pattern where a name is meant is answered by a glob`() {
    #expect(error("env(err*)").hasSuffix("  env(err*)\n      ^ write env(#err*)"))
    #expect(error("scenario(a*b)").hasSuffix("^ write scenario(#a*b)"))
    #expect(error("path(a/[bc])").contains("a glob knows `*`, `**` and `?`\n  path(a/[bc])\n         ^"))
    #expect(error("env(#{a,b})").contains("\n       ^ for more write /regex/"))
    #expect(error("tag(a*)") == "")
  }

  @Test func `a bad regular expression is pointed at`() {
    #expect(error("tag(/(/)").contains("the regular expression is none\n  tag(/(/)\n      ^ "))
    #expect(error("tag(//)").contains("the regular expression is empty\n  tag(//)\n      ^"))
    #expect(error("tag(/ab)").contains("the closing `/` of the regular expression is missing\n  tag(/ab)\n      ^"))
    #expect(error("tag(/\(String(repeating: "(", count: 500))/)").contains("the regular expression is too long"))
    #expect(error("tag(/\(String(repeating: "a", count: 1_001))/)").contains("the regular expression is too long"))
    #expect(error("tag(/a\\/b)c/)").contains("the regular expression is none"))
    #expect(error("path(/a/b\\)c/)") == "")
  }

  @Test func `deep nesting is an error`() {
    let deepest = FilterParser.deepest
    let good = String(repeating: "(", count: deepest) + "a" + String(repeating: ")", count: deepest)
    #expect(error(good) == "")
    #expect(error("(\(good))").hasPrefix("bad filter: too many parentheses in each other\n"))
    let deep = error(String(repeating: "(", count: 100_000))
    #expect(deep.hasPrefix("bad filter: too many parentheses in each other\n"))
    #expect(error(String(repeating: "not (", count: 100_000)).hasPrefix("bad filter: too many parentheses"))
    #expect(error("env" + String(repeating: "(", count: 100_000)).hasPrefix("bad filter: `)` is missing"))
  }

  @Test func `of a long filter the part around the place is shown`() {
    let text = error(String(repeating: "a", count: 500) + " b " + String(repeating: "c", count: 500))
    let lines = text.split(separator: "\n").map(String.init)
    #expect(lines[1].hasPrefix("  …aaa") && lines[1].hasSuffix("ccc…") && lines[1].count < 100)
    let column = lines[2].prefix { $0 == " " }.count
    #expect(Array(lines[1])[column] == "b")
  }

  @Test func `the caret stands below its column whatever stands before it`() {
    #expect(
      error("größe\u{1b} b") == """
        bad filter: an operator is missing
          größe\\e b
                  ^ write `and` or `or` before it, or "…" around a text with spaces
        """)
    // Two columns for each of these, none for the accent.
    #expect(error("検索 b").contains("\n       ^ "))
    #expect(error("e\u{301} b").contains("\n    ^ "))
    #expect(!error("a\u{202e}b \u{7}").contains("\u{202e}"))
    #expect(!error("\u{7}(x)").contains("\u{7}"))
  }

  @Test func `no text traps`() {
    var generator = SplitMix64(seed: 7)
    let pieces = [
      "(", ")", "!", "&", "|", "and", "or", "not", " ", "\"", "\\", "/", "=", "~", "#", "*", "?", "[", "env(", "tag(",
      "path(", "failed(", "scenario(", "a", "b/c", "@x", "\n", "\u{0}", "\u{301}", "🙂", "é", "{2,", "+", ".", "^", "$",
    ]
    for _ in 0..<5_000 {
      let text = (0..<generator.next(below: 12)).map { _ in pieces[generator.next(below: pieces.count)] }.joined()
      if let filter = try? FilterParser.parse(text) {
        for run in SelectionFixture.runs { _ = filter.matches(FilterSubject(run), failed: []) }
      } else {
        #expect(error(text).hasPrefix("bad filter: "))
      }
      let bytes = (0..<generator.next(below: 30)).map { _ in UInt8(truncatingIfNeeded: generator.next()) }
      _ = error(String(decoding: bytes, as: UTF8.self))
    }
  }
}
