import SwiftUI

struct WrongOperand: View {
  var count = 3
  var title = "Milk"

  var body: some View {
    List {
      Section {
        Text(title + count)  // error: cannot convert value of type 'Int' to expected argument type 'String'
      }
    }
  }
}
