import SwiftUI

struct WrongModifierArgument: View {
  var body: some View {
    VStack {
      HStack {
        Text("Milk").padding("large")  // error: cannot convert value of type 'String'
      }
    }
  }
}
