import SwiftUI

struct WrongSheet: View {
  @State private var isShown = false

  var body: some View {
    NavigationStack {
      List {
        Button("New") { isShown = true }
      }
      .sheet(isPresented: isShown) {  // error: expected type 'Binding<Bool>'
        Text("New note")
      }
    }
  }
}
