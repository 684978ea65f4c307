import SwiftUI

struct WrongViewInToolbar: View {
  var body: some View {
    NavigationStack {
      List {
        Text("Milk")
      }
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button("Add") {}.labelStile(.iconOnly)  // error: has no member 'labelStile'
        }
        ToolbarItemGroup(placement: .bottomBar) {
          Button("Sort") {}
        }
      }
    }
  }
}
