import SwiftUI

struct WrongLineInPreviewRow: View {
  var title: String
  var body: some View { Text(title) }
}

#Preview {
  WrongLineInPreviewRow(titel: "Milk")  // error: incorrect argument label in call (have 'titel:', expected 'title:')
}

#Preview("Two") {
  WrongLineInPreviewRow(title: "Milk")
  WrongLineInPreviewRow(title: "Bread")
}
