import PreviewKit
import Testing

/// Rows that are swiped and moved, and content that is pulled.
@MainActor @Suite struct RowStepTests {
  private struct SwipedView: View {
    @State private var names = ["Ana", "Ben", "Cem"]
    @State private var pinned = ""

    var body: some View {
      List {
        Section("People") {
          ForEach(names, id: \.self) { name in
            Text(name).swipeActions {
              Button("Pin") { pinned = name }
              Button("Archive") {}.disabled(true)
            }
          }
          .onMove { names.move(fromOffsets: $0, toOffset: $1) }
        }
        Section("More") {
          ForEach(["Ida"], id: \.self) { Text($0) }.onMove { _, _ in }
          Text("Fixed")
        }
        Text(names.joined(separator: " ") + ", pinned " + pinned)
      }
    }
  }

  private struct PulledView: View {
    @State private var count = 0

    var body: some View {
      VStack {
        Text("Outside")
        ScrollView { Text("Pulled \(count)") }.refreshable { count += 1 }
      }
    }
  }

  private let player = ScenarioPlayer { SwipedView() }

  @Test func `an action is chosen after a swipe`() async throws {
    let played = try await player.play(
      #"{ "swipe": "Ben", "choose": "Pin" }, { "expect": "Ana Ben Cem, pinned Ben" }"#)
    #expect(played.hasPassed, "\(played.messages)")
    #expect(played.steps == [#"> swipe Row "Ben" choose "Pin""#])
    #expect(
      try await player.play(#"{ "swipe": "Ben", "choose": "Pim" }"#).messages == [
        #"Row "Ben" has no action "Pim"; its actions are "Pin", "Archive""#
      ])
    #expect(
      try await player.play(#"{ "swipe": "Fixed", "choose": "Pin" }"#).messages == [
        #"Row "Fixed" has no action "Pin"; it has no actions"#
      ])
    #expect(
      try await player.play(#"{ "swipe": "Ben", "choose": "Archive" }"#).messages == [
        #"the action "Archive" of Row "Ben" is disabled"#
      ])
  }

  @Test(arguments: [
    (#"{ "move": "Ana", "after": "Cem" }"#, "Ben Cem Ana"), (#"{ "move": "Cem", "before": "Ana" }"#, "Cem Ana Ben"),
    (#"{ "move": "Ana", "before": "Cem" }"#, "Ben Ana Cem"), (#"{ "move": "Ana", "before": "Ben" }"#, "Ana Ben Cem"),
    (#"{ "move": "Ben", "after": "Ana" }"#, "Ana Ben Cem"),
  ]) func `rows are moved in front of others and behind them`(step: String, order: String) async throws {
    let played = try await player.play(step + #", { "expect": "\#(order), pinned " }"#)
    #expect(played.hasPassed, "\(played.messages)")
  }

  @Test func `a move is reported with both rows`() async throws {
    let played = try await player.play(#"{ "move": "Ana", "after": { "row": "Cem" } }"#)
    #expect(played.steps == [#"> move Row "Ana" after Row "Cem""#])
  }

  @Test func `a row moves only among its own, where onMove allows it`() async throws {
    #expect(
      try await player.play(#"{ "move": "Fixed", "before": "Ana" }"#).messages == [
        #"Row "Fixed" cannot be moved: nothing above it has onMove"#
      ])
    #expect(
      try await player.play(#"{ "move": "Ana", "before": "Ida" }"#).messages == [
        #"Row "Ana" cannot be moved before Row "Ida": they are not rows of one ForEach"#
      ])
  }

  @Test func `what scrolls is pulled too`() async throws {
    let player = ScenarioPlayer { PulledView() }
    let played = try await player.play(
      #""refresh", { "refresh": "Pulled 1" }, { "expect": "Pulled 2" }"#)
    #expect(played.hasPassed, "\(played.messages)")
    #expect(played.steps == ["> refresh", #"> refresh Text "Pulled 1""#])
    #expect(
      try await player.play(#"{ "refresh": "Outside" }"#).messages == [
        #"Text "Outside" cannot be refreshed: it is not below a refreshable modifier"#
      ])
  }
}
