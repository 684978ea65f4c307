import PreviewKit
import Testing

/// How steps point at elements, and what they are reported when they miss.
@MainActor @Suite struct TargetTests {
  private let rows = ScenarioPlayer { RowsView() }

  @Test func `several that fit are an error that lists them`() async throws {
    let played = try await rows.play(#"{ "tap": { "button": "Call" } }"#)
    #expect(
      played.messages == [#"3 elements fit Button "Call": say which by a role, "in", "id" or "nth""#])
    #expect(
      played.details == """
          1. Button "Call"  in Screen "People" > List > Row "Ana"
          2. Button "Call"  in Screen "People" > List > Row "Ben"
          3. Button "Call"  in Screen "People" > List > Row "Cem"
        """)
  }

  @Test func `nth counts from one, and last is the last`() async throws {
    let played = try await rows.play(
      #"""
      { "tap": { "button": "Call", "nth": 1 } }, { "expect": "called Ana, refreshed 0" },
      { "tap": { "button": "Call", "nth": "last" } }, { "expect": "called Cem, refreshed 0" }
      """#)
    #expect(played.hasPassed, "\(played.messages)")
    let beyond = try await rows.play(#"{ "tap": { "button": "Call", "nth": 4 } }"#)
    #expect(beyond.messages == [#"there is no 4th Button "Call" on the screen"#])
  }

  @Test func `labels are found by a part and by a pattern`() async throws {
    let played = try await rows.play(
      #"{ "expect": { "row": { "contains": "olleag" } }, "count": 3 }, { "expect": { "row": { "matches": "^[AB]" } }, "count": 2 }"#
    )
    #expect(played.hasPassed, "\(played.messages)")
  }

  @Test func `what is not there is reported with the nearest and with what is in front`() async throws {
    let played = try await rows.play(#"{ "tap": "Shet" }"#)
    #expect(played.messages == [#"there is no "Shet" on the screen"#])
    let lines = played.details.split(separator: "\n").map(String.init)
    #expect(lines.first == #"nearest: Button "Sheet"  in Screen "People" > Toolbar"#)
    #expect(lines.contains("in front:"))
    #expect(lines.contains(#"  Screen "People""#))
  }

  @Test func `the same label in another role is the nearest`() async throws {
    let played = try await rows.play(#"{ "tap": { "toggle": "Sheet" } }"#)
    #expect(played.details.hasPrefix(#"nearest: Button "Sheet""#))
  }

  @Test func `only what is in front is in reach, and what is covered is reported`() async throws {
    let played = try await rows.play(#"{ "tap": "Sheet" }, { "tap": { "row": "Ana" } }"#)
    #expect(played.messages == [#"there is no Row "Ana" in the Sheet"#])
    #expect(played.details.hasPrefix(#"behind:  Row "Ana", "colleague" "#))
    #expect(played.details.contains(" is covered by the Sheet\nin front:\n  Sheet\n"))
    let inSheet = try await rows.play(
      #"{ "tap": "Sheet" }, { "tap": "Call" }, "dismiss", { "expect": "called the sheet, refreshed 0" }"#)
    #expect(inSheet.hasPassed, "\(inSheet.messages)")
  }

  @Test func `a container narrows, and one that is not there is reported by its own name`() async throws {
    let played = try await rows.play(#"{ "tap": { "button": "Call", "in": { "row": "Dan" } } }"#)
    #expect(played.messages == [#"there is no Row "Dan" on the screen"#])
    let inAlert = try await rows.play(
      #"{ "tap": "Warn" }, { "tap": { "button": "Delete", "in": { "alert": "Careful" } } }, { "expect": { "row": true }, "count": 1 }"#
    )
    #expect(inAlert.hasPassed, "\(inAlert.messages)")
    #expect(inAlert.steps.last == #"> tap Button "Delete" in Alert "Careful""#)
  }

  @Test func `what is missing in a container is reported with what the container has`() async throws {
    let played = try await rows.play(#"{ "tap": { "button": "Cal", "in": { "row": "Ben" } } }"#)
    #expect(played.messages == [#"there is no Button "Cal" in Row "Ben" on the screen"#])
    #expect(
      played.details.hasSuffix("looked in:\n  Row \"Ben\", \"colleague\" (actions \"Delete\")\n    Button \"Call\""))
  }

  @Test func `the nearest is also told for a part of a label`() async throws {
    let played = try await rows.play(#"{ "tap": { "button": { "contains": "Shet" } } }"#)
    #expect(played.details.hasPrefix(#"nearest: Button "Sheet""#))
  }

  @Test func `a button wins over the text that it repeats`() async throws {
    let player = ScenarioPlayer {
      VStack {
        Text("Save")
        Button("Save") {}
      }
    }
    let played = try await player.play(#"{ "tap": "Save" }"#)
    #expect(played.steps == [#"> tap Button "Save"  (nothing happened)"#])
  }

  @Test func `labels match as they are shown and by their localisation key`() async throws {
    let player = ScenarioPlayer { Button("Create") {} }
    let strings = #""values": { "locale": "de_DE", "strings": { "de": { "Create": "Anlegen" } } }"#
    let played = try await player.play(
      #"{ "tap": "Create" }, { "tap": { "button": "Anlegen" } }, { "expect": { "button": { "contains": "legen" } } }"#,
      strings)
    #expect(played.hasPassed, "\(played.messages)")
    #expect(
      played.steps == Array(repeating: #"> tap Button "Anlegen"  (nothing happened)"#, count: 2))
  }

  @Test(arguments: ["12\u{202F}000 EUR", "12\u{A0}000\u{2009}EUR", "12 000 EUR"])
  func `every kind of space is a space, on the screen and in the document`(text: String) async throws {
    let player = ScenarioPlayer { Text(verbatim: text) }
    let played = try await player.play(
      "{ \"expect\": \"12 000 EUR\" }, { \"expect\": \"12\u{A0}000 EUR\" }, { \"expect\": { \"text\": { \"contains\": \"000\u{2009}E\" } } }"
    )
    #expect(played.hasPassed, "\(played.messages)")
    #expect(played.text.contains(#""12 000 EUR""#))
  }
}
