import PreviewKit
import Testing

@testable import ScenarioDocuments

/// What `expect` steps want of an element, and what they say when it is otherwise.
@MainActor @Suite struct ExpectationTests {
  /// For every state something that is in it and something that is not.
  private struct StatesView: View {
    @State private var text = ""
    @State private var isExpanded = true
    @State private var isCollapsed = false

    var body: some View {
      NavigationStack {
        List {
          TextField("Focused", text: $text)
          TextField("Other", text: $text)
          Toggle("Lit", isOn: .constant(true))
          Toggle("Dark", isOn: .constant(false)).disabled(true)
          Text("Plain")
          Text("Chosen").accessibilityAddTraits(.isSelected)
          Text("Title").accessibilityAddTraits(.isHeader)
          Text("Gone").strikethrough()
          Text("Hidden").redacted(reason: .placeholder)
          Button("Stop", role: .cancel) {}
          Button("Destroy", role: .destructive) {}
          NavigationLink("Further") { EmptyView() }
          Section("Open", isExpanded: $isExpanded) { Text("inside") }
          Section("Closed", isExpanded: $isCollapsed) { Text("inside") }
        }
      }
    }
  }

  private static let player = ScenarioPlayer { StatesView() }

  nonisolated private static let states: [(state: String, holds: String, not: String)] = [
    ("present", #""Plain""#, #""Absent""#),
    ("visible", #""Plain""#, #""Absent""#),
    ("absent", #""Absent""#, #""Plain""#),
    ("enabled", #""Lit""#, #""Dark""#),
    ("disabled", #""Dark""#, #""Lit""#),
    ("focused", #""Focused""#, #""Other""#),
    ("unfocused", #""Other""#, #""Focused""#),
    ("selected", #""Chosen""#, #""Plain""#),
    ("unselected", #""Plain""#, #""Chosen""#),
    ("on", #""Lit""#, #""Dark""#),
    ("off", #""Dark""#, #""Lit""#),
    ("expanded", #"{ "section": "Open" }"#, #"{ "section": "Closed" }"#),
    ("collapsed", #"{ "section": "Closed" }"#, #"{ "section": "Open" }"#),
    ("empty", #"{ "section": "Closed" }"#, #"{ "section": "Open" }"#),
    ("link", #""Further""#, #""Plain""#),
    ("heading", #""Title""#, #""Plain""#),
    ("cancel", #""Stop""#, #""Destroy""#),
    ("destructive", #""Destroy""#, #""Stop""#),
    ("redacted", #""Hidden""#, #""Plain""#),
    ("strikethrough", #""Gone""#, #""Plain""#),
  ]

  @Test func `every state that documents may name but mixed is tested here`() {
    let tested = Set(Self.states.map(\.state) + ["mixed"])
    #expect(tested == Set(ElementExpectation.State.allCases.map(\.rawValue)))
  }

  @Test(arguments: states.indices) func `a state holds where it should and nowhere else`(index: Int) async throws {
    let (state, holds, not) = Self.states[index]
    let focus = #"{ "type": "x", "into": "Focused" }"#
    let good = try await Self.player.play(#"\#(focus), { "expect": \#(holds), "is": "\#(state)" }"#)
    #expect(good.hasPassed, "\(state): \(good.messages)")
    let bad = try await Self.player.play(#"\#(focus), { "expect": \#(not), "is": "\#(state)" }"#)
    #expect(!bad.hasPassed, "\(state)")
  }

  @Test func `nothing here is mixed`() async throws {
    let played = try await Self.player.play(#"{ "expect": "Lit", "is": "mixed" }"#)
    #expect(played.messages == [#"expected "Lit" to be mixed"#])
    #expect(played.details.hasPrefix("found: "))
  }

  @Test func `several states must hold together`() async throws {
    #expect(try await Self.player.play(#"{ "expect": "Dark", "is": ["off", "disabled"] }"#).hasPassed)
    let played = try await Self.player.play(#"{ "expect": "Dark", "is": ["off", "enabled"] }"#)
    #expect(played.messages == [#"expected "Dark" to be enabled"#])
    #expect(played.result.problems.first?.step == #"expect "Dark" is off, enabled"#)
  }

  @Test func `a value is compared with what the outline shows`() async throws {
    let player = ScenarioPlayer { FormView() }
    let good = try await player.play(
      #"{ "expect": "Remind me", "value": "off" }, { "type": "Milk", "into": "Title" }, { "expect": "Title", "value": { "contains": "il" } }"#
    )
    #expect(good.hasPassed, "\(good.messages)")
    let bad = try await player.play(#"{ "expect": { "textField": "Title" }, "value": "Milk" }"#)
    #expect(bad.messages == [#"expected TextField "Title" to have the value "Milk", found """#])
    let none = try await player.play(#"{ "expect": { "button": "Add" }, "value": "" }"#)
    #expect(none.messages == [#"expected Button "Add" to have the value "", found none"#])
  }

  @Test func `a text may be anywhere inside`() async throws {
    let player = ScenarioPlayer { RowsView() }
    let good = try await player.play(
      #"{ "expect": { "row": "Ana" }, "text": "Call" }, { "expect": { "row": "Ana" }, "text": { "matches": "^coll" } }"#
    )
    #expect(good.hasPassed, "\(good.messages)")
    let bad = try await player.play(#"{ "expect": { "row": "Ana" }, "text": "Ben" }"#)
    #expect(bad.messages == [#"expected Row "Ana" to have the text "Ben""#])
  }

  @Test func `a count is of all that fit`() async throws {
    let player = ScenarioPlayer { RowsView() }
    let good = try await player.play(
      #"{ "expect": { "button": "Call" }, "count": 3 }, { "expect": { "toggle": true }, "count": 0 }, { "expect": { "button": "Call" }, "count": 3, "is": "enabled" }"#
    )
    #expect(good.hasPassed, "\(good.messages)")
    let bad = try await player.play(#"{ "expect": { "button": "Call" }, "count": 2 }"#)
    #expect(bad.messages == [#"expected 2 of Button "Call", found 3"#])
  }

  @Test func `what is expected of one of several must be said of which`() async throws {
    let player = ScenarioPlayer { RowsView() }
    let played = try await player.play(#"{ "expect": { "row": "colleague" }, "text": "Ben" }"#)
    #expect(
      played.messages == [
        #"3 elements fit Row "colleague", and not all are as expected: say which by a role, "in", "id" or "nth""#
      ])
    #expect(try await player.play(#"{ "expect": { "row": "colleague" } }"#).hasPassed)
    #expect(try await player.play(#"{ "expect": { "row": "colleague", "nth": 2 }, "text": "Ben" }"#).hasPassed)
  }

  @Test func `what should be absent and is there is shown`() async throws {
    let player = ScenarioPlayer { RowsView() }
    let played = try await player.play(#"{ "expect": { "row": "Ana" }, "is": "absent" }"#)
    #expect(
      played.messages.first?.hasPrefix(#"expected no Row "Ana", and it is there: Row "Ana", "colleague""#) == true)
  }

  @Test func `what is covered by a sheet is not there`() async throws {
    let player = ScenarioPlayer { RowsView() }
    #expect(
      try await player.play(#"{ "tap": "Sheet" }, { "expect": { "row": "Ana" }, "is": "absent" }"#).hasPassed)
    let played = try await player.play(#"{ "tap": "Sheet" }, { "expect": { "row": "Ana" } }"#)
    #expect(played.messages == [#"there is no Row "Ana" in the Sheet"#])
    #expect(played.details.contains("is covered by the Sheet"))
  }

  @Test func `expectations leave no line in the transcript`() async throws {
    let player = ScenarioPlayer { Text("Hello") }
    let played = try await player.play(#"{ "expect": "Hello" }, { "expectCalls": [], "exactly": true }"#)
    #expect(played.text == "Frame \"end\"\n  \"Hello\"\n")
  }
}
