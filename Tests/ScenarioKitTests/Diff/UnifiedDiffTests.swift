import Testing

@testable import ScenarioKit

@Suite struct UnifiedDiffTests {
  private static let old = """
    snapshot 1 notes/notes-app/creates@local

    Frame "filled in"
      > tap Button "New note"
      Sheet
        Form
          TextField "Title" = "Milk"
          Button "Create"
      behind Screen "Notes"

    Frame "created"
      > tap Button "Create"
        call createNote(title: "Milk")
      Screen "Notes"
        List
          Row "Groceries"
          Row "Milk"

    """

  private static func render(_ old: String?, _ new: String, context: Int = 3, style: ConsoleStyle = .plain) -> String {
    UnifiedDiff.render(old: old, new: new, oldName: "old", newName: "new", context: context, style: style)
  }

  @Test func `a hunk names the frame it is in`() {
    let new = Self.old.replacing("Row \"Milk\"", with: "Row \"Milk\" (link)")
    #expect(
      Self.render(Self.old, new) == """
        --- old
        +++ new
        @@ -14,4 +14,4 @@ Frame "created"
           Screen "Notes"
             List
               Row "Groceries"
        -      Row "Milk"
        +      Row "Milk" (link)

        """)
  }

  @Test func `changes that are close share a hunk, and others do not`() {
    let new = Self.old.replacing("\"Create\"", with: "\"Save\"").replacing("Row \"Groceries\"", with: "Row \"Food\"")
    #expect(
      Self.render(Self.old, new, context: 1) == """
        --- old
        +++ new
        @@ -7,3 +7,3 @@ Frame "filled in"
               TextField "Title" = "Milk"
        -      Button "Create"
        +      Button "Save"
           behind Screen "Notes"
        @@ -11,3 +11,3 @@ Frame "filled in"
         Frame "created"
        -  > tap Button "Create"
        +  > tap Button "Save"
             call createNote(title: "Milk")
        @@ -15,3 +15,3 @@ Frame "created"
             List
        -      Row "Groceries"
        +      Row "Food"
               Row "Milk"

        """)
    #expect(Self.render(Self.old, new, context: 3).split(separator: "\n").count { $0.hasPrefix("@@") } == 1)
  }

  @Test func `a text that was not there is added from line 1`() {
    #expect(Self.render(nil, "a\nb\n") == "--- old\n+++ new\n@@ -0,0 +1,2 @@\n+a\n+b\n")
    #expect(Self.render("a\n", "") == "--- old\n+++ new\n@@ -1 +0,0 @@\n-a\n")
  }

  @Test func `equal texts give nothing`() {
    #expect(Self.render(Self.old, Self.old) == "")
  }

  @Test func `control and bidirectional characters are written out`() {
    #expect(
      Self.render("a\u{1B}[2J\tb\u{202E}\r\n", "ä👩‍👩‍👧\n")
        == "--- old\n+++ new\n@@ -1 +1 @@\n-a\\e[2J\\tb\\u{202E}\\r\n+ä👩‍👩‍👧\n")
  }

  @Test func `in colour, what differs within a line stands out`() {
    #expect(
      Self.render("  Button \"Create\"\n", "  Button \"Save\"\n", style: .colored)
        == "\u{1B}[1m--- old\u{1B}[0m\n\u{1B}[1m+++ new\u{1B}[0m\n\u{1B}[36m@@ -1 +1 @@\u{1B}[0m\n"
        + "\u{1B}[31m-  Button \"\u{1B}[1;7mCreat\u{1B}[22;27me\"\u{1B}[0m\n"
        + "\u{1B}[32m+  Button \"\u{1B}[1;7mSav\u{1B}[22;27me\"\u{1B}[0m\n")
    #expect(
      Self.render("  xyz\n", "  Button\n", style: .colored).hasSuffix(
        "\u{1B}[31m-  xyz\u{1B}[0m\n\u{1B}[32m+  Button\u{1B}[0m\n"))
  }

  @Test(arguments: 0..<60)
  func `a rendered difference, applied to the old text, gives the new one`(seed: Int) throws {
    var state = UInt64(seed) &* 977 &+ 13
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(truncatingIfNeeded: state >> 33) % bound
    }
    let old = (0..<(20 + next(60))).map { _ in "line \(next(25))" }
    let new = old.flatMap { line in
      switch next(8) {
      case 0: [String]()
      case 1: [line, "added \(next(9))"]
      default: [line]
      }
    }
    let text = Self.render(old.map { $0 + "\n" }.joined(), new.map { $0 + "\n" }.joined(), context: next(5))
    #expect(try Self.apply(text, to: old) == new)
  }

  private static func apply(_ patch: String, to old: [String]) throws -> [String] {
    var result: [String] = []
    var position = 0
    for line in patch.split(separator: "\n").dropFirst(2) {
      switch line.first {
      case "@":
        let range = try #require(line.split(separator: " ").dropFirst().first).dropFirst().split(separator: ",")
        let start = try #require(Int(range[0]))
        let target = range.count > 1 && range[1] == "0" ? start : start - 1
        result += old[position..<target]
        position = target
      case "+": result.append(String(line.dropFirst()))
      case "-":
        #expect(old[position] == line.dropFirst())
        position += 1
      default:
        #expect(old[position] == line.dropFirst())
        result.append(old[position])
        position += 1
      }
    }
    return result + old[position...]
  }
}
