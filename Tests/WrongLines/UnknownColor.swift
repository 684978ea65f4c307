import SwiftUI

struct UnknownColor: View {
  var body: some View {
    VStack {
      Text("Milk").foregroundStyle(Color.bleu)  // error: has no member 'bleu'
    }
  }
}
