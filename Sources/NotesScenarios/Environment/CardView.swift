import SwiftUI

struct CardView: View {
  let title: String

  @Environment(\.cardPadding) private var padding

  var body: some View {
    VStack(alignment: .leading) {
      Text(title)
      Text("Padding \(Int(padding))")
    }
    .padding(padding)
  }
}

#Preview("No padding") {
  CardView(title: "Weather")
}

#Preview("Some padding") {
  CardView(title: "Weather")
    .cardPadding(16)
}
