import PreviewKit
import Testing

/// `text` with lines of the outline.
@MainActor @Suite struct OutlineExpectationTests {
  private let rows = ScenarioPlayer { RowsView() }
  private let form = ScenarioPlayer { FormView() }

  @Test(arguments: [
    #""Row \"Ana\", …""#,
    #""Row \"Ana\", \"colleague\" (actions \"Delete\")""#,
    #""Row \"Ana\", …\n  Button \"Call\"\nRow \"Ben\", …""#,
    #"["Row \"Ana\", …", "…", "Row \"Cem\", …", "Button \"Call\""]"#,
    #"["Row /^A.a$/, /league/ …", "Button /all/"]"#,
    #"["Row \"A…\", …"]"#,
    #"["…", "Row \"More\" (link)"]"#,
    #"["List"]"#,
  ]) func `lines stand in the outline in this order`(text: String) async throws {
    let played = try await rows.play(#"{ "expect": { "list": true }, "text": \#(text) }"#)
    #expect(played.hasPassed, "\(played.messages) \(played.details)")
  }

  @Test(arguments: [
    (#""Row \"Ana\"""#, #"expected List to read Row "Ana""#),
    (#""Row \"Ana\", …\nRow \"Ben\", …""#, #"expected List to read line 2, Row "Ben", …, which stands elsewhere"#),
    (
      #"["Row \"Cem\", …", "…", "Row \"Ana\", …"]"#,
      #"expected List to read line 3, Row "Ana", …, which stands elsewhere"#
    ),
    (#"["Row \"Ana\", …", "Buton \"Call\""]"#, #"expected List to read line 2, Buton "Call" (nearest: Button "Call")"#),
    (#"["Row /^B$/ …"]"#, "expected List to read Row /^B$/ …"),
  ]) func `lines that are missing are reported, with what was there`(text: String, message: String) async throws {
    let played = try await rows.play(#"{ "expect": { "list": true }, "text": \#(text) }"#)
    #expect(played.messages == [message])
    #expect(played.details.hasPrefix("found:\n  List\n    Row \"Ana\", \"colleague\""))
    #expect(played.details.contains("      Button \"Call\""))
  }

  @Test func `values and states are part of a line`() async throws {
    let played = try await form.play(
      #"""
      { "type": "Milk", "into": "Title" },
      { "expect": { "form": true }, "text": "TextField \"Title\" = \"Milk\" (focused)\nToggle \"Remind me\" = off" },
      { "expect": { "button": "Off" }, "text": "Button \"Off\" (disabled)" },
      { "expect": { "form": true }, "text": ["TextField \"Title\" = /^M/ (focused)"] }
      """#)
    #expect(played.hasPassed, "\(played.messages) \(played.details)")
    let failed = try await form.play(#"{ "expect": { "button": "Off" }, "text": "Button \"Off\"" }"#)
    #expect(failed.messages == [#"expected Button "Off" to read Button "Off""#])
    #expect(failed.details == "found:\n  Button \"Off\" (disabled)")
    #expect(failed.result.problems.first?.step == #"expect Button "Off" text Button "Off""#)
  }

  @Test func `a plain text is still a text of the element`() async throws {
    let player = ScenarioPlayer {
      List {
        Text("Loading…")
        Text("Row")
        Text("Button up\nand down")
        Text("/etc/hosts")
      }
    }
    let played = try await player.play(
      #"""
      { "expect": { "list": true }, "text": "Loading…" }, { "expect": { "list": true }, "text": "Row" },
      { "expect": { "list": true }, "text": "Button up\nand down" },
      { "expect": { "list": true }, "text": "/etc/hosts" },
      { "expect": { "list": true }, "text": "Row \"Button up\\nand down\"" }
      """#)
    #expect(played.hasPassed, "\(played.messages)")
    let failed = try await player.play(#"{ "expect": { "list": true }, "text": "Loading" }"#)
    #expect(failed.messages == [#"expected List to have the text "Loading""#])
    #expect(failed.details.hasPrefix("found:\n  List\n    Row \"Loading…\""))
  }

  @Test func `identifiers have the names that the snapshot gives them`() async throws {
    let player = ScenarioPlayer {
      List { Text("id 3F2504E0-4F89-41D3-9A0C-0305E82C3301") }
    }
    let played = try await player.play(#"{ "expect": { "list": true }, "text": "Row \"id uuid-1\"" }"#)
    #expect(played.hasPassed, "\(played.messages)")
  }

  @Test func `visible is what is there`() async throws {
    #expect(try await rows.play(#"{ "expect": { "row": "colleague" }, "is": "visible" }"#).hasPassed)
    #expect(!(try await rows.play(#"{ "expect": "Dan", "is": "visible" }"#).hasPassed))
  }
}
