import Testing

@testable import ScenarioDocuments

@Suite struct OutlinePatternTests {
  @Test(arguments: [
    "Button \"Pay\"", "\"Total\"", "Row …", "Row /^T/", "List (empty)", "Stepper = 3", "Row \"A\"\n  Button \"B\"",
    "List\n…\nRow \"A\"", "Row \"A\"\n/b/",
  ]) func `lines of an outline are known as such`(text: String) {
    #expect(OutlinePattern.isOutline(text))
  }

  @Test(arguments: [
    "", "Button", "Row", "Loading…", "…", "/usr/bin", "Button up", "Button \nup", "Pay\nButton \"Pay\"", "\"",
    "Total: 3",
  ]) func `everything else is a plain text`(text: String) {
    #expect(!OutlinePattern.isOutline(text))
  }

  @Test func `indentation and empty lines do not count`() {
    #expect(OutlinePattern("  Row \"A\" \n\n    Button \"B\"\n").lines == ["Row \"A\"", "Button \"B\""])
    #expect(OutlinePattern(lines: ["Row \"A\"\n Button \"B\"", "…"]).lines == ["Row \"A\"", "Button \"B\"", "…"])
  }

  @Test(arguments: [
    ("Row \"Tea\"", "Row \"Tea\"", true), ("Row \"Tea\"", "Row \"Tea\" (link)", false),
    ("Row \"Tea\" …", "Row \"Tea\"", true), ("Row \"Tea\" …", "Row \"Tea\" (link)", true),
    ("Row \"Tea\"…", "Row \"Tea\", \"2\"", true), ("Row … (link)", "Row \"Tea\", \"2\" (link)", true),
    ("Row \"T…a\"", "Row \"Tea\"", true), ("…", "anything", true), ("… (link)", "Row \"Tea\"", false),
    ("Row /ea/", "Row \"Tea\"", true), ("Row /^ea/", "Row \"Tea\"", false), ("Row /Tea/", "Row \"Tea\", \"2\"", false),
    ("Row /Tea/, /[0-9]/", "Row \"Tea\", \"2\"", true), ("/a\\/b/", "\"a/b\"", true),
    ("Row \"a /b/ c\"", "Row \"a /b/ c\"", true), ("Row /\"q\"/", "Row \"a \\\"q\\\"\"", true),
    ("Row /a\\nb/", "Row \"a\\nb\"", true), ("Row \"a\\\"b\"", "Row \"a\\\"b\"", true),
    ("TextField \"T\" = /^[0-9]+$/", "TextField \"T\" = \"42\"", true),
    ("Row \"12 000\"", "Row \"12\u{A0}000\"", true),
  ]) func `a line fits with gaps and expressions`(pattern: String, line: String, fits: Bool) throws {
    #expect(try OutlineLineMatcher(pattern).matches(line) == fits)
  }
}
