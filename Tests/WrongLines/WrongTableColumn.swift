import SwiftUI

struct WrongTableColumnNote: Identifiable {
  var id = 0
  var title = ""
  var author = ""
}

struct WrongTableColumn: View {
  var notes: [WrongTableColumnNote] = []

  var body: some View {
    Table(notes) {
      TableColumn("Title", value: \.title)
      TableColumn("Author") { note in
        Text(note.auhtor)  // error: has no member 'auhtor'
      }
    }
  }
}
