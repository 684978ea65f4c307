import SwiftUI

struct NotAViewInListNote: Identifiable {
  var id = 0
}

struct NotAViewInList: View {
  var notes: [NotAViewInListNote] = []

  var body: some View {
    List {
      ForEach(notes) { note in
        Section {
          note  // error: 'NotAViewInListNote' conform to 'View'
        }
      }
    }
  }
}
