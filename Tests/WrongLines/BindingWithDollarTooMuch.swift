import SwiftUI

struct BindingWithDollarTooMuch: View {
  @State private var title = ""

  var body: some View {
    Form {
      Section {
        TextField("Title", text: $title)
        Text(verbatim: $title)  // error: cannot convert value of type 'Binding<String>' to expected argument type 'String'
      }
    }
  }
}
