import SwiftUI

struct WrongLineInNamedPreviewRow: View {
  var title: String
  var body: some View { Text(title) }
}

#Preview("Named", traits: .sizeThatFitsLayout) {
  NavigationStack {
    List {
      WrongLineInNamedPreviewRow(title: "Milk")
        .bould()  // error: has no member 'bould'
    }
  }
}

#Preview {
  WrongLineInNamedPreviewRow(title: "Milk")
}
