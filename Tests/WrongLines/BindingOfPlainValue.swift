import SwiftUI

struct BindingOfPlainValue: View {
  var title = ""

  var body: some View {
    Form {
      TextField("Title", text: $title)  // error: cannot find '$title' in scope
    }
  }
}
