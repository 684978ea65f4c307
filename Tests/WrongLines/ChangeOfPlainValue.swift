import SwiftUI

struct ChangeOfPlainValue: View {
  var count = 0

  var body: some View {
    List {
      Section {
        Button("More") {
          count += 1  // error: 'self' is immutable
        }
      }
    }
  }
}
