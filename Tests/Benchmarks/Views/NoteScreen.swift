import PreviewKit

/// A list of rows whose environment is set above, and state of its own that the rows do not depend on.
struct NoteScreen: View {
  @State private var notes: [Note]
  @State private var tick = 0

  init(notes: [Note]) { _notes = State(initialValue: notes) }

  var body: some View {
    VStack {
      Button("Tick \(tick)") { tick += 1 }
      Button("Insert") { notes.insert(Note(id: -notes.count), at: 0) }
      List(notes) { NoteRow(note: $0) }
    }
    .environment(\.openMark, "open")
    .environment(\.detailLimit, .max)
  }
}
