import SwiftUI

struct WrongLineInSheet: View {
  @State private var isShown = false

  var body: some View {
    NavigationStack {
      List {
        Button("New") { isShown = true }
      }
      .sheet(isPresented: $isShown) {
        NavigationStack {
          Form {
            Text("New note").bould()  // error: has no member 'bould'
          }
        }
      }
    }
  }
}
