import SwiftUI

struct WrongModifierArgument: View {
  var body: some View {
    VStack {
      HStack {
        Text("Milk").padding("large")  // error: no exact matches in call to instance method 'padding'
      }
    }
  }
}
