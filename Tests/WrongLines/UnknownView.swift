import SwiftUI

struct UnknownView: View {
  var body: some View {
    NavigationStack {
      Form {
        Section {
          Txet("Milk")  // error: cannot find 'Txet' in scope
        }
      }
    }
  }
}
