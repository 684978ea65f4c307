import SwiftUI

struct WrongLineBeforePreviews: View {
  @Binding var title: String

  var body: some View {
    List {
      Text(title).bould()  // error: has no member 'bould'
    }
  }
}

#Preview {
  WrongLineBeforePreviews(title: .constant("Milk"))
}

#Preview("Landscape", traits: .landscapeLeft) {
  WrongLineBeforePreviews(title: .constant("Milk"))
}

#Preview("Editable") {
  @Previewable @State var title = "Milk"
  WrongLineBeforePreviews(title: $title)
}
