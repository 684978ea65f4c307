import SwiftUI

struct WrongLineInModifier: ViewModifier {
  func body(content: Content) -> some View {
    VStack {
      content
        .padding()
        .backgruond(.red)  // error: has no member 'backgruond'
    }
  }
}
