import PreviewKit
import Testing

/// Taps that come in numbers, presses, drags and switches.
@MainActor @Suite struct TouchStepTests {
  private struct TouchView: View {
    @State private var log: [String] = []
    @State private var isOpen = false

    var body: some View {
      VStack {
        Text("Card")
          .onTapGesture(count: 2) { log.append("double") }
          .onLongPressGesture { log.append("long") }
          .gesture(
            DragGesture(minimumDistance: 20)
              .onEnded { log.append("dragged \(Int($0.translation.width)) \(Int($0.translation.height))") })
        Button("Add") { log.append("add") }
        Button("Once") { log.append("once") }.disabled(log.contains("once"))
        Menu("More") {
          Button("Print") { log.append("print") }
        } primaryAction: {
          log.append("primary")
        }
        Text("Row").contextMenu {
          Button("Pin") { log.append("pin") }
          Button("Archive") {}.disabled(true)
        }
        Text("Glass").onTapGesture { log.append("glass") }.allowsHitTesting(false)
        DisclosureGroup("Details", isExpanded: $isOpen) { Text("inside") }
        Text(log.joined(separator: ", ")).accessibilityIdentifier("log")
      }
    }
  }

  private let player = ScenarioPlayer { TouchView() }

  private func log(_ expected: String) -> String { #", { "expect": { "id": "log" }, "text": "\#(expected)" }"# }

  @Test func `a double tap is one where something knows it, and two taps elsewhere`() async throws {
    let played = try await player.play(
      #"{ "tap": "Card", "times": 2 }, { "tap": "Add", "times": 3 }, { "tap": "Add", "times": 1 }"#
        + log("double, add, add, add, add"))
    #expect(played.hasPassed, "\(played.messages)")
    #expect(
      played.steps == [
        #"> tap Text "Card" twice"#, #"> tap Button "Add" 3 times"#, #"> tap Button "Add""#,
      ])
    #expect(try await player.play(#"{ "tap": "Card" }"#).messages == [#""Card" cannot be tapped"#])
  }

  @Test func `taps that come too late for a control do nothing`() async throws {
    let played = try await player.play(#"{ "tap": "Once", "times": 3 }"# + log("once"))
    #expect(played.hasPassed, "\(played.messages)")
  }

  @Test func `a long press is recognised, and opens a menu that has another action for a tap`() async throws {
    let played = try await player.play(
      #"{ "longPress": "Card" }, { "tap": "More" }, { "longPress": "More" }, { "tap": "Print" }"#
        + log("long, primary, print"))
    #expect(played.hasPassed, "\(played.messages)")
    #expect(played.steps.first == #"> longPress Text "Card""#)
  }

  @Test func `what has a menu and no long press says how its actions are run`() async throws {
    let played = try await player.play(#"{ "longPress": "Row" }"#)
    #expect(
      played.messages == [
        #"Text "Row" has no long press of its own; its menu is not opened, but "swipe" runs its actions"#
      ])
    #expect(played.details == #"use { "swipe": …, "choose": "Pin" or "Archive" }"#)
    #expect(try await player.play(#"{ "longPress": "Add" }"#).messages == [#"Button "Add" cannot be pressed long"#])
    let swiped = try await player.play(#"{ "swipe": "Row", "choose": "Pin" }"# + log("pin"))
    #expect(swiped.hasPassed, "\(swiped.messages)")
    #expect(swiped.steps == [#"> swipe Text "Row" choose "Pin""#])
    #expect(
      try await player.play(#"{ "swipe": "Row", "choose": "Archive" }"#).messages == [
        #"the action "Archive" of Text "Row" is disabled"#
      ])
  }

  @Test func `a drag has a distance, and one that is too short is none`() async throws {
    let played = try await player.play(#"{ "drag": "Card", "by": [100, -5.5] }"# + log("dragged 100 -5"))
    #expect(played.hasPassed, "\(played.messages)")
    #expect(played.steps == [#"> drag Text "Card" by 100, -5.5"#])
    let short = try await player.play(#"{ "drag": "Card", "by": [5, 0] }"#)
    #expect(
      short.messages == [
        #"Text "Card" cannot be dragged by 5, 0: it has no drag gesture, or one that wants a longer way"#
      ])
  }

  @Test func `what lets touches through cannot be used`() async throws {
    let played = try await player.play(#"{ "tap": "Glass" }"#)
    #expect(played.messages == [#"Text "Glass" lets touches through (allowsHitTesting) and cannot be tapped"#])
  }

  @Test func `what opens and closes is toggled, and a button is not`() async throws {
    let played = try await player.play(
      #"{ "toggle": "Details", "to": "on" }, { "expect": "inside" }, { "toggle": "Details" }, { "expect": "inside", "is": "absent" }"#
    )
    #expect(played.hasPassed, "\(played.messages)")
    #expect(try await player.play(#"{ "toggle": "Add" }"#).messages == [#"Button "Add" is not a toggle"#])
  }
}
