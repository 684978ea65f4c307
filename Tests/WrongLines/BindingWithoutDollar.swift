import SwiftUI

struct BindingWithoutDollar: View {
  @State private var isOn = false

  var body: some View {
    Form {
      Section {
        Toggle("Remind me", isOn: isOn)  // error: cannot convert value of type 'Bool' to expected argument type 'Binding<Bool>'
      }
    }
  }
}
