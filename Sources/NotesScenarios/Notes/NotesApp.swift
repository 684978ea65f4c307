import SwiftUI

struct NotesApp: App {
  @StateObject private var manager: NotesManager

  init() {
    self.init(notes: [])
  }

  init(notes: [Note]) {
    _manager = StateObject(wrappedValue: NotesManager(notes: notes))
  }

  var body: some Scene {
    WindowGroup {
      NotesList(notes: manager.notes)
        .onCreateNote(manager.create)
        .onEditNote(manager.edit)
        .onDeleteNote(manager.delete)
    }
  }
}
