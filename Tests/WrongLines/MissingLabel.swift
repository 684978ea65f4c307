import SwiftUI

struct MissingLabelRow: View {
  var title: String
  var body: some View { Text(title) }
}

struct MissingLabel: View {
  var body: some View {
    List {
      Section {
        MissingLabelRow("Milk")  // error: missing argument label 'title:' in call
      }
    }
  }
}
