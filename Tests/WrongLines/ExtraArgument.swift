import SwiftUI

struct ExtraArgumentRow: View {
  var title: String
  var body: some View { Text(title) }
}

struct ExtraArgument: View {
  var body: some View {
    VStack {
      ExtraArgumentRow(title: "Milk", isDone: true)  // error: extra argument 'isDone' in call
    }
  }
}
