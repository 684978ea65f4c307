import SwiftUI

struct AssignmentOfWrongType: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Button("More") {
        count = "1"  // error: cannot assign value of type 'String' to type 'Int'
      }
      Text("\(count)")
    }
  }
}
