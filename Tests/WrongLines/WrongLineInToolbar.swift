import SwiftUI

struct WrongLineInToolbar: View {
  var body: some View {
    NavigationStack {
      List {
        Text("Milk")
      }
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button("Add") {}
        }
        ToolbarItem(placement: .cancelAction) {  // error: has no member 'cancelAction'
          Button("Cancel") {}
        }
      }
    }
  }
}
