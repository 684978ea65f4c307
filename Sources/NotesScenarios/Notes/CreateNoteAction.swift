import SwiftUI

/// Creates a note: `create?(note)`.
struct CreateNoteAction {
  let handler: (Note) -> Void

  func callAsFunction(_ note: Note) {
    handler(note)
  }
}

private struct CreateNoteKey: EnvironmentKey {
  static var defaultValue: CreateNoteAction? = nil
}

extension EnvironmentValues {
  /// How views create notes; nil where no action is set.
  var createNote: CreateNoteAction? {
    get { self[CreateNoteKey.self] }
    set { self[CreateNoteKey.self] = newValue }
  }
}

extension View {
  /// Sets what happens when a view below creates a note.
  func onCreateNote(_ handler: @escaping (Note) -> Void) -> some View {
    environment(\.createNote, CreateNoteAction(handler: handler))
  }
}
