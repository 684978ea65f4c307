import SwiftUI

struct UnknownPropertyNote: Identifiable {
  var id = 0
  var title = ""
}

struct UnknownProperty: View {
  var notes: [UnknownPropertyNote] = []

  var body: some View {
    List {
      ForEach(notes) { note in
        Section {
          Text(note.titel)  // error: has no member 'titel'
        }
      }
    }
  }
}
