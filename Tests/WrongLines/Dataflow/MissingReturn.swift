import SwiftUI

struct MissingReturn: View {
  var title: String?

  var body: some View {
    Text(text)
  }

  var text: String {
    if let title { return title }
  }  // error: missing return in getter expected to return 'String'
}

#Preview {
  MissingReturn(title: "Milk")
}

#Preview("None", traits: .sizeThatFitsLayout) {
  @Previewable @State var title: String?
  MissingReturn(title: title)
}
