import SwiftUI

struct UnknownVariable: View {
  var title = "Milk"

  var body: some View {
    List {
      ForEach(0..<3) { _ in
        Section {
          Text(titel)  // error: cannot find 'titel' in scope
        }
      }
    }
  }
}
