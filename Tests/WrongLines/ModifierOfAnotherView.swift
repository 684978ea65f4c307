import SwiftUI

struct ModifierOfAnotherView: View {
  var body: some View {
    VStack {
      Text("Notes")
        .padding()
        .resizable()  // error: has no member 'resizable'
    }
  }
}
