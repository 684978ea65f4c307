import SwiftUI

/// Edits a note: `edit?(note) { editable in editable.title = "Milk" }`.
struct EditNoteAction {
  let handler: (Note, EditableNoteData) -> Void

  func callAsFunction(_ note: Note, _ edit: (inout EditableNoteData) -> Void) {
    var editable = EditableNoteData(note)
    edit(&editable)
    handler(note, editable)
  }
}

private struct EditNoteKey: EnvironmentKey {
  static var defaultValue: EditNoteAction? { nil }
}

extension EnvironmentValues {
  /// How views edit notes; nil where no action is set.
  var editNote: EditNoteAction? {
    get { self[EditNoteKey.self] }
    set { self[EditNoteKey.self] = newValue }
  }
}

extension View {
  /// Sets what happens when a view below edits a note.
  func onEditNote(_ handler: @escaping (Note, EditableNoteData) -> Void) -> some View {
    environment(\.editNote, EditNoteAction(handler: handler))
  }
}
