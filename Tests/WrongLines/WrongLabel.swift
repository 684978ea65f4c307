import SwiftUI

struct WrongLabelRow: View {
  var title: String
  var body: some View { Text(title) }
}

struct WrongLabel: View {
  var body: some View {
    List {
      ForEach(0..<3) { _ in
        WrongLabelRow(titel: "Milk")  // error: incorrect argument label in call (have 'titel:', expected 'title:')
      }
    }
  }
}
