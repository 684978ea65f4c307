import SwiftUI

struct MissingArgumentRow: View {
  var title: String
  var count: Int
  var body: some View { Text("\(title) \(count)") }
}

struct MissingArgument: View {
  var body: some View {
    Form {
      Section("Notes") {
        MissingArgumentRow(title: "Milk")  // error: missing argument for parameter 'count' in call
      }
    }
  }
}
