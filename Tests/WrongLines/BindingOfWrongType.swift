import SwiftUI

struct BindingOfWrongType: View {
  @State private var count = 0

  var body: some View {
    Form {
      Section {
        TextField("Title", text: $count)  // error: cannot convert value of type 'Binding<Int>'
      }
    }
  }
}
