import PreviewKit

/// The row that the design's numbers speak of: two texts, a button, one `@State` and two environment reads.
struct NoteRow: View {
  let note: Note
  @State private var isOpen = false
  @Environment(\.openMark) private var openMark
  @Environment(\.detailLimit) private var detailLimit

  var body: some View {
    HStack {
      Text(note.title)
      Text(isOpen || note.id >= detailLimit ? openMark : note.detail)
      Button("Open") { isOpen.toggle() }
    }
  }
}
