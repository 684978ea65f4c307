import PreviewKit
import Testing

/// Rows that `deleteDisabled` and `moveDisabled` keep.
@MainActor @Suite struct RowLimitTests {
  private struct KeptView: View {
    @State private var names = ["Ana", "Ben"]

    var body: some View {
      List {
        ForEach(names, id: \.self) { name in
          Text(name).deleteDisabled(name == "Ben").moveDisabled(name == "Ben")
        }
        .onDelete { names.remove(atOffsets: $0) }
        .onMove { names.move(fromOffsets: $0, toOffset: $1) }
      }
    }
  }

  private let player = ScenarioPlayer { KeptView() }

  @Test func `a row that is kept is not deleted, and the step says why`() async throws {
    #expect(
      try await player.play(#"{ "delete": "Ben" }"#).messages == [
        #"Row "Ben" cannot be deleted: deleteDisabled keeps it"#
      ])
    let played = try await player.play(#"{ "delete": "Ana" }, { "expect": { "row": "Ana" }, "is": "absent" }"#)
    #expect(played.hasPassed, "\(played.messages)")
  }

  @Test func `a row that is kept in its place is not moved, and the step says why`() async throws {
    #expect(
      try await player.play(#"{ "move": "Ben", "before": "Ana" }"#).messages == [
        #"Row "Ben" cannot be moved: moveDisabled keeps it in its place"#
      ])
    #expect(try await player.play(#"{ "move": "Ana", "after": "Ben" }"#).hasPassed)
  }
}
