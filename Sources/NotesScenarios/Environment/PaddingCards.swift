import SwiftUI

/// A card that takes the padding as it comes, and one below a view that sets its own.
struct PaddingCards: View {
  let inset: CGFloat

  var body: some View {
    VStack {
      CardView(title: "Inherited")
      VStack {
        CardView(title: "Inset")
      }
      .cardPadding(inset)
    }
  }
}

#Preview {
  PaddingCards(inset: 16)
}
