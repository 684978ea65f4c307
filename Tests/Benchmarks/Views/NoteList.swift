import PreviewKit

/// Nothing but a list of rows, with their environment set above it.
struct NoteList: View {
  let notes: [Note]

  var body: some View {
    List(notes) { NoteRow(note: $0) }
      .environment(\.openMark, "open")
      .environment(\.detailLimit, .max)
  }

  /// The lines of the text of a list with this number of rows: its own, and for each row one for the row and one for its button.
  static func lineCount(rows: Int) -> Int { 1 + 2 * rows }
}
