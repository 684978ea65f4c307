import SwiftUI

/// Deletes a note: `delete?(note)`.
struct DeleteNoteAction {
  let handler: (Note) -> Void

  func callAsFunction(_ note: Note) {
    handler(note)
  }
}

extension EnvironmentValues {
  /// How views delete notes; nil where no action is set.
  @Entry var deleteNote: DeleteNoteAction?
}

extension View {
  /// Sets what happens when a view below deletes a note.
  func onDeleteNote(_ handler: @escaping (Note) -> Void) -> some View {
    environment(\.deleteNote, DeleteNoteAction(handler: handler))
  }
}
