import SwiftUI

struct LongChain: View {
  @State private var isOn = false

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 8) {
        Text("Milk")
          .font(.title)
          .bold()
          .foregroundStyle(.red)
          .padding(.horizontal, 8)
          .background(Color.yellow)
          .cornerRadius(4)
          .overlay(alignment: .topTrailing) { Image(systemName: "star") }
          .opacity(isOn ? 1 : "0")  // error: result values in '? :' expression have mismatching types
          .onTapGesture { isOn.toggle() }
          .accessibilityLabel("Milk")
      }
    }
  }
}
