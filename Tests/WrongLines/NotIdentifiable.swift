import SwiftUI

struct NotIdentifiableNote {
  var title = ""
}

struct NotIdentifiable: View {
  var notes: [NotIdentifiableNote] = []

  var body: some View {
    List {
      ForEach(notes) { note in  // error: 'NotIdentifiableNote' conform to 'Identifiable'
        Text(note.title)
      }
    }
  }
}
