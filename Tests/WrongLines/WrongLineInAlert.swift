import SwiftUI

struct WrongLineInAlert: View {
  @State private var isShown = false

  var body: some View {
    List {
      Text("Milk")
    }
    .alert("Delete?", isPresented: $isShown) {
      Button("Delete", role: .destructiv) {}  // error: has no member 'destructiv'
      Button("Cancel", role: .cancel) {}
    } message: {
      Text("It cannot be undone.")
    }
  }
}
