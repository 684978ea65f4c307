import SwiftUI

struct WrongArgumentTypeRow: View {
  var count: Int
  var body: some View { Text("\(count)") }
}

struct WrongArgumentType: View {
  var body: some View {
    List {
      ForEach(0..<3) { index in
        Section {
          WrongArgumentTypeRow(count: "\(index)")  // error: 'String' to expected argument type 'Int'
        }
      }
    }
  }
}
