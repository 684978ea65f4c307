import SwiftUI

/// The one component that behaves: rows, and a button that changes them.
struct NoteList: View {
  let notes: [Note]
  @State private var areRead = false

  var body: some View {
    VStack {
      Button(areRead ? "Mark as unread" : "Mark as read") { areRead.toggle() }
      List(notes) { note in
        HStack {
          Text(note.title)
          Text(areRead ? "Read" : note.detail)
          Button("Open") {}
        }
      }
    }
  }
}

#Preview {
  NoteList(notes: Note.five)
}
