import SwiftUI

struct WrongSheet: View {
  @State private var isShown = false

  var body: some View {
    NavigationStack {
      List {
        Button("New") { isShown = true }
      }
      .sheet(isPresented: isShown) {  // error: cannot convert value of type 'Bool' to expected argument type 'Binding<Bool>'
        Text("New note")
      }
    }
  }
}
