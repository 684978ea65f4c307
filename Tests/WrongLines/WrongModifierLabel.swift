import SwiftUI

struct WrongModifierLabel: View {
  var body: some View {
    VStack {
      Text("Notes")
        .frame(widht: 100)  // error: incorrect argument label in call (have 'widht:', expected 'width:')
    }
  }
}
