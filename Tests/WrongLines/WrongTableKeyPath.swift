import SwiftUI

struct WrongTableKeyPathNote: Identifiable {
  var id = 0
  var title = ""
  var author = ""
}

struct WrongTableKeyPath: View {
  var notes: [WrongTableKeyPathNote] = []

  var body: some View {
    Table(notes) {
      TableColumn("Title", value: \.title)
      TableColumn("Author", value: \.auhtor)  // error: has no member 'auhtor'
    }
  }
}
