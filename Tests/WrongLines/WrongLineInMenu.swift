import SwiftUI

struct WrongLineInMenu: View {
  var body: some View {
    VStack {
      Menu("Actions") {
        Button("Rename") {}
        Menu("More") {
          Button("Delete", roll: .destructive) {}  // error: incorrect argument label in call
        }
        Divider()
      }
    }
  }
}
