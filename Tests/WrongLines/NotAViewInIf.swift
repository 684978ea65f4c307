import SwiftUI

struct NotAViewInIf: View {
  var isEmpty = false

  var body: some View {
    VStack {
      if isEmpty {
        Text("None")
      } else {
        "Some"  // error: 'String' conform to 'View'
      }
    }
  }
}
