/// What can be changed of a note.
struct EditableNoteData: Equatable {
  var title: String
  var description: String

  init(_ note: Note) {
    title = note.title
    description = note.description
  }
}
