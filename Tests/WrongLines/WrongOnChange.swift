import SwiftUI

struct WrongOnChange: View {
  @State private var query = ""

  var body: some View {
    NavigationStack {
      List { Text("Milk") }
        .searchable(text: $query)
        .onChange(off: query) { print(query) }  // error: incorrect argument label in call
    }
  }
}
