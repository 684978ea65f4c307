import SwiftUI

struct WrongPickerStyle: View {
  @State private var order = 0

  var body: some View {
    Form {
      Picker("Order", selection: $order) {
        Text("Title").tag(0)
      }
      .pickerStyle(.segmentd)  // error: has no member 'segmentd'
    }
  }
}
