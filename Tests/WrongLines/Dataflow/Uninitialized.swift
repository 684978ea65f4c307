import SwiftUI

struct Uninitialized: View {
  var isLong = false

  var body: some View {
    Button("Share", action: share)
  }

  func share() {
    let title: String
    if isLong { title = "A long title" }
    print(title)  // error: constant 'title' used before being initialized
  }
}

#Preview {
  Uninitialized()
}
