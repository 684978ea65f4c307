import SwiftUI

/// Owns the notes.
final class NotesManager: ObservableObject {
  @Published private(set) var notes: [Note]

  init(notes: [Note] = []) {
    self.notes = notes
  }

  func create(_ note: Note) {
    notes.append(note)
  }

  func edit(_ note: Note, _ data: EditableNoteData) {
    guard let index = notes.firstIndex(where: { $0.id == note.id }) else { return }
    notes[index] = Note(id: note.id, title: data.title, description: data.description)
  }

  func delete(_ note: Note) {
    notes.removeAll { $0.id == note.id }
  }
}
