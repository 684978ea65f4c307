import SwiftUI

struct WrongPicker: View {
  @State private var order = 0

  var body: some View {
    Form {
      Picker("Order", selection: order) {  // error: expected type 'Binding<Int>'
        Text("Title").tag(0)
        Text("Date").tag(1)
      }
    }
  }
}
