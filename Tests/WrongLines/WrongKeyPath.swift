import SwiftUI

struct WrongKeyPathNote {
  var title = ""
}

struct WrongKeyPath: View {
  var notes: [WrongKeyPathNote] = []

  var body: some View {
    List {
      ForEach(notes, id: \.titel) { note in  // error: '[WrongKeyPathNote]' conform to '_BindingCollection'
        Text(note.title)
      }
    }
  }
}
