import SwiftUI

struct BindingWithoutDollar: View {
  @State private var isOn = false

  var body: some View {
    Form {
      Section {
        Toggle("Remind me", isOn: isOn)  // error: expected type 'Binding<Bool>'
      }
    }
  }
}
