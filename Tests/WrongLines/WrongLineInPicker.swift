import SwiftUI

struct WrongLineInPicker: View {
  @State private var order = 0

  var body: some View {
    Form {
      Picker("Order", selection: $order) {
        ForEach(0..<3) { index in
          Text("\(index)").tga(index)  // error: has no member 'tga'
        }
      }
      .pickerStyle(.segmented)
    }
  }
}
