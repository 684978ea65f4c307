import SwiftUI

struct NotesList: View {
  let notes: [Note]

  @Environment(\.deleteNote) private var delete
  @State private var isCreating = false
  @State private var edited: Note?

  var body: some View {
    NavigationStack {
      List {
        ForEach(notes) { note in
          NoteRow(note: note) { edited = note }
        }
        .onDelete { offsets in
          for index in offsets {
            delete?(notes[index])
          }
        }
      }
      .overlay {
        if notes.isEmpty {
          Text("No notes yet")
            .foregroundStyle(.secondary)
        }
      }
      .navigationTitle("Notes")
      .toolbar {
        Button("New note", systemImage: "plus") { isCreating = true }
      }
      .sheet(isPresented: $isCreating) {
        NewNoteView()
      }
      .sheet(item: $edited) { note in
        EditNoteView(note: note)
      }
    }
  }
}

#Preview("Two notes") {
  NotesList(notes: [
    Note(title: "Groceries", description: "Milk, eggs, bread"),
    Note(title: "Call Ana", description: "Before 5 PM"),
  ])
}

#Preview("No notes") {
  NotesList(notes: [])
}
