import SwiftUI
import Testing

/// Rows that a person is kept from deleting or moving.
@MainActor @Suite struct RowEditingTests {
  private struct Names: View {
    @State var names = ["Ana", "Ben", "Cem"]
    var kept: Set<String> = []
    var fixed: Set<String> = []

    var body: some View {
      List {
        ForEach(names, id: \.self) { name in
          HStack { Text(name) }
            .deleteDisabled(kept.contains(name))
            .moveDisabled(fixed.contains(name))
        }
        .onDelete { names.remove(atOffsets: $0) }
        .onMove { names.move(fromOffsets: $0, toOffset: $1) }
      }
    }
  }

  private func move(_ name: String, before other: String, in host: ViewHost) throws {
    try host.move(try #require(host.find(.row, name)), try #require(host.find(.row, other)))
  }

  @Test("deleteDisabled takes the deletion of onDelete from its row, and from no other")
  func deletion() throws {
    let host = ViewHost(Names(kept: ["Ben"]))
    #expect(
      host.outline == """
        List
          Row "Ana" (actions "Delete")
          Row "Ben"
          Row "Cem" (actions "Delete")

        """)
    let ben = try #require(host.find(.row, "Ben"))
    #expect(ben.isDeleteDisabled && !ben.canBeDeleted)
    #expect(throws: ActionError.self) { try host.perform(.delete, on: ben) }
    #expect(throws: ActionError.self) { try host.perform(.rowAction("Delete"), on: ben) }
    try host.act(.delete, .row, "Ana")
    #expect(host.texts == ["Ben", "Cem"])
  }

  @Test("moveDisabled keeps its row in its place; others can be moved past it")
  func moves() throws {
    let host = ViewHost(Names(fixed: ["Ben"]))
    let ben = try #require(host.find(.row, "Ben"))
    #expect(ben.isMoveDisabled && !ben.canBeMoved)
    #expect(throws: ActionError.self) { try move("Ben", before: "Ana", in: host) }
    #expect(host.texts == ["Ana", "Ben", "Cem"])
    try move("Cem", before: "Ben", in: host)
    #expect(host.texts == ["Ana", "Cem", "Ben"])
  }

  @Test("false forbids nothing")
  func allowed() throws {
    let host = ViewHost(Names())
    let row = try #require(host.find(.row, "Ben"))
    #expect(row.canBeDeleted && row.canBeMoved && !row.isDeleteDisabled && !row.isMoveDisabled)
  }

  @Test("around a ForEach or a section they hold for all the rows in it")
  func aroundManyRows() throws {
    let host = ViewHost(
      List {
        ForEach(["Ana"], id: \.self) { Text($0) }.onDelete { _ in }.onMove { _, _ in }
          .deleteDisabled(true).moveDisabled(true)
        Section("More") { ForEach(["Ida"], id: \.self) { Text($0) }.onDelete { _ in }.onMove { _, _ in } }
          .deleteDisabled(true).moveDisabled(true)
        ForEach(["Ben"], id: \.self) { Text($0) }.onDelete { _ in }.onMove { _, _ in }
      })
    for name in ["Ana", "Ida"] {
      let row = try #require(host.find(.row, name))
      #expect(!row.canBeDeleted && !row.canBeMoved)
    }
    let row = try #require(host.find(.row, "Ben"))
    #expect(row.canBeDeleted && row.canBeMoved)
  }

  @Test("deleteDisabled leaves the app's own swipe actions")
  func swipeActions() throws {
    let host = ViewHost(
      List {
        ForEach(["Ana"], id: \.self) { name in
          Text(name).swipeActions { Button("Remove", role: .destructive) {} }.deleteDisabled(true)
        }
        .onDelete { _ in }
      })
    #expect(host.outline == "List\n  Row \"Ana\" (actions \"Remove\")\n")
  }
}
