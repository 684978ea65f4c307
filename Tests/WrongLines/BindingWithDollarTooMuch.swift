import SwiftUI

struct BindingWithDollarTooMuch: View {
  @State private var title = ""

  var body: some View {
    Form {
      Section {
        TextField("Title", text: $title)
        Text(verbatim: $title)  // error: use wrapped value instead
      }
    }
  }
}
