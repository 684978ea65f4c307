import SwiftUI
import Testing

private struct Nest: View {
  let depth: Int
  @Environment(\.lineLimit) private var lineLimit
  var body: some View {
    if depth == 0 {
      Text(verbatim: "deep \(lineLimit ?? 0)")
    } else {
      AnyView(Nest(depth: depth - 1))
    }
  }
}

private struct Row: View {
  let n: Int
  @State private var isOn = false
  @Environment(\.locale) private var locale
  var body: some View { Toggle(isOn ? "Row \(n) on" : "Row \(n)", isOn: $isOn) }
}

@MainActor @Suite struct ScaleTests {
  @Test("a tree of 500 levels is mounted, updated, read and taken down on an ordinary stack")
  func deepTrees() {
    let host = ViewHost(Nest(depth: 500))
    _ = host.takeStatistics()
    host.setEnvironment { $0.lineLimit = 2 }
    #expect(host.takeStatistics().bodies(of: Nest.self) == 1)
    #expect(host.outline == "\"deep 2\"\n")
    host.unmount()
  }

  @Test("in a list of 20,000 rows a change of one row runs one body, and a change above runs none of theirs")
  func longLists() throws {
    struct Screen: View {
      @State var rows = Array(0..<20_000)
      @State var count = 0
      var body: some View {
        Button("Count \(count)") { count += 1 }
        Button("Drop") { rows.removeFirst() }
        List(rows, id: \.self) { Row(n: $0) }
      }
    }
    let host = ViewHost(Screen())
    #expect(host.takeStatistics().bodies(of: Row.self) == 20_000)
    let list = try #require(host.find(.list))
    #expect(list.children.count == 20_000)
    try host.perform(.setOn(true), on: list.children[19_999])
    #expect(host.takeStatistics().bodies == 1)
    try host.tap("Count 0")
    #expect(host.takeStatistics().bodies(of: Row.self) == 0)
    try host.tap("Drop")
    #expect(host.takeStatistics().bodies(of: Row.self) == 0)
    #expect(host.find(.list)?.children.last?.value == "on")
    #expect(host.find(.list)?.children.count == 19_999)
    host.unmount()
  }

  @Test("a row that leaves a list of bindings costs each other row a few looks at ids, not a search of the list")
  func elementBindings() throws {
    struct Screen: View {
      @State var notes = (0..<1000).map { CountedNote(number: $0) }
      var body: some View {
        Button("Drop") { notes.removeFirst() }
        List($notes) { $note in NoteField(text: $note.text) }
      }
    }
    let host = ViewHost(Screen())
    CountedNote.looks = 0
    try host.tap("Drop")
    #expect(host.find(.list)?.children.count == 999)
    #expect(CountedNote.looks < 40_000)
  }
}

private struct NoteField: View {
  @Binding var text: String
  var body: some View { TextField("Text", text: $text) }
}

/// A note that counts how often its id is read.
private struct CountedNote: Identifiable, Equatable {
  nonisolated(unsafe) static var looks = 0
  let number: Int
  var text = "text"
  var id: Int {
    Self.looks += 1
    return number
  }
}
