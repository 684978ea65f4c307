import PreviewKit
import Testing

/// What steps do on the screen, and their lines in the transcript.
@MainActor @Suite struct StageStepTests {
  private let form = ScenarioPlayer { FormView() }
  private let rows = ScenarioPlayer { RowsView() }

  @Test func `a tap acts and names what was found, however it was pointed at`() async throws {
    let played = try await form.play(
      #"{ "tap": "Add" }, { "tap": { "button": "Add" } }, { "tap": { "button": { "contains": "dd" } } }, { "tap": { "id": "add" } }, { "expect": "Tapped 4, submitted 0" }"#
    )
    #expect(played.hasPassed, "\(played.messages)")
    #expect(played.steps == Array(repeating: #"> tap Button "Add""#, count: 4))
  }

  @Test func `a step that changes nothing says so`() async throws {
    let played = try await form.play(#"{ "tap": "Nothing" }, { "tap": "Add" }"#)
    #expect(played.steps == [#"> tap Button "Nothing"  (nothing happened)"#, #"> tap Button "Add""#])
  }

  @Test func `text is typed after what is in the field, and cleared`() async throws {
    let played = try await form.play(
      #"""
      { "type": "Mi", "into": "Title" }, { "type": "lk\"", "into": { "textField": "Title" } },
      { "expect": { "textField": "Title" }, "value": "Milk\"" },
      { "clear": "Title" }, { "expect": { "textField": "Title" }, "value": "" }
      """#)
    #expect(played.hasPassed, "\(played.messages)")
    #expect(
      played.steps == [
        #"> type "Mi" into TextField "Title""#, #"> type "lk\"" into TextField "Title""#, #"> clear TextField "Title""#,
      ])
  }

  @Test func `return is pressed in the field that is named, or in the one that has the keyboard`() async throws {
    let played = try await form.play(
      #"{ "submit": "Title" }, { "type": "x", "into": "Title" }, "submit", { "expect": "Tapped 0, submitted 2" }"#)
    #expect(played.hasPassed, "\(played.messages)")
    #expect(played.steps.first == #"> submit TextField "Title""#)
    #expect(played.steps.last == #"> submit TextField "Title""#)
    let without = try await form.play(#""submit""#)
    #expect(without.messages == ["no field has the keyboard: say which one is submitted"])
  }

  @Test func `a toggle is switched to the other side, or to the one that is wanted`() async throws {
    let played = try await form.play(
      #"""
      { "toggle": "Remind me" }, { "expect": "Remind me", "is": "on" },
      { "toggle": "Remind me", "to": "on" }, { "expect": "Remind me", "is": "on" },
      { "toggle": { "toggle": true }, "to": false }, { "expect": "Remind me", "is": "off" }
      """#)
    #expect(played.hasPassed, "\(played.messages)")
    #expect(
      played.steps == [
        #"> toggle Toggle "Remind me""#, #"> toggle Toggle "Remind me" to on  (nothing happened)"#,
        #"> toggle Toggle "Remind me" to off"#,
      ])
  }

  @Test func `what offers no choice cannot be selected from`() async throws {
    #expect(try await form.play(#"{ "select": "Never" }"#).messages == ["there is nothing to select from"])
    #expect(
      try await form.play(#"{ "select": "Never", "in": "Remind me" }"#).messages == [
        #"Toggle "Remind me" has no option "Never""#
      ])
  }

  @Test func `rows are deleted by any of their texts, where onDelete allows it`() async throws {
    let played = try await rows.play(
      #"{ "delete": { "row": "Ben" } }, { "delete": { "row": "colleague", "nth": 2 } }, { "expect": { "button": "Call" }, "count": 1 }"#
    )
    #expect(played.hasPassed, "\(played.messages)")
    #expect(played.steps == [#"> delete Row "Ben""#, #"> delete Row "Cem""#])
    let refused = try await rows.play(#"{ "delete": { "row": "More" } }"#)
    #expect(
      refused.messages == [#"Row "More" cannot be deleted: nothing above it has onDelete or a delete action"#])
  }

  @Test func `the list in front is refreshed, named or not`() async throws {
    let played = try await rows.play(
      #""refresh", { "refresh": { "list": true } }, { "expect": "called nobody, refreshed 2" }"#)
    #expect(played.hasPassed, "\(played.messages)")
    #expect(played.steps == ["> refresh List", "> refresh List"])
    let refused = try await form.play(#""refresh""#)
    #expect(refused.messages == ["there is nothing to refresh: no list in front is below a refreshable modifier"])
  }

  @Test func `the topmost presentation is dismissed, and nothing else can be`() async throws {
    let played = try await rows.play(
      #"{ "tap": "Sheet" }, "dismiss", { "expect": { "sheet": true }, "is": "absent" }"#)
    #expect(played.hasPassed, "\(played.messages)")
    #expect(played.steps == [#"> tap Button "Sheet""#, "> dismiss Sheet"])
    #expect(
      try await rows.play(#""dismiss""#).messages == [
        "there is nothing to dismiss: no sheet, popover or dialog is presented"
      ])
    #expect(
      try await rows.play(#"{ "tap": "Warn" }, "dismiss""#).messages == [
        #"Alert "Careful" cannot be dismissed by hand: use one of its buttons"#
      ])
  }

  @Test func `back leaves the screen that was pushed, and the first one cannot be left`() async throws {
    let played = try await rows.play(
      #"{ "tap": "More" }, { "expect": { "screen": "Rest" } }, "back", { "expect": { "screen": "People" } }"#)
    #expect(played.hasPassed, "\(played.messages)")
    #expect(played.steps.last == #"> back from Screen "Rest""#)
    #expect(try await rows.play(#""back""#).messages == ["there is no screen to go back from"])
  }

  @Test func `the transcript names the container when the document gave it`() async throws {
    let played = try await rows.play(
      #"""
      { "tap": { "button": "Call", "in": { "row": "Ben" } } },
      { "tap": { "button": "Call", "in": { "row": "Cem", "in": { "list": true } } } },
      { "expect": { "text": "called Cem, refreshed 0" } }
      """#)
    #expect(played.hasPassed, "\(played.messages)")
    #expect(
      played.steps == [
        #"> tap Button "Call" in Row "Ben""#, #"> tap Button "Call" in Row "Cem" in List"#,
      ])
  }

  @Test func `what is disabled cannot be used`() async throws {
    let played = try await form.play(#"{ "tap": "Off" }"#)
    #expect(played.messages == [#"Button "Off" is disabled and cannot be tapped"#])
    #expect(!played.hasPassed)
    #expect(played.result.problems.first?.step == #"tap "Off""#)
  }

  @Test func `what does not know an action says so`() async throws {
    #expect(
      try await form.play(#"{ "type": "x", "into": { "button": "Add" } }"#).messages == [
        #"Button "Add" (id "add") cannot be typed into"#
      ])
  }

  @Test func `flows and repetitions are the steps that they stand for`() async throws {
    let played = try await form.play(
      #"{ "run": "write", "with": { "word": "ab" } }, { "repeat": 2, "steps": [{ "tap": "Add" }] }, { "expect": "Tapped 2, submitted 0" }"#,
      flows: #"{ "write": [{ "type": "{word}", "into": "Title" }] }"#)
    #expect(played.hasPassed, "\(played.messages)")
    #expect(
      played.steps == [#"> type "ab" into TextField "Title""#, #"> tap Button "Add""#, #"> tap Button "Add""#])
  }

  @Test func `a step that fails ends the run at its place in the document`() async throws {
    let played = try await form.play("{ \"tap\": \"Add\" },\n{ \"tap\": \"Ad\" },\n{ \"tap\": \"Add\" }")
    #expect(played.messages.count == 1)
    let location = try #require(played.result.problems.first?.location)
    #expect(location.file == "Scenarios/a.json")
    #expect(location.line == 2)
  }
}
