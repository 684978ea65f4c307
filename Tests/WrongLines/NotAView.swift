import SwiftUI

struct NotAView: View {
  var count = 3

  var body: some View {
    VStack {
      Text("Notes")
      count  // error: 'Int' conform to 'View'
    }
  }
}
