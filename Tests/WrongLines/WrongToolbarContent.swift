import SwiftUI

struct WrongToolbarContent: ToolbarContent {
  var body: some ToolbarContent {
    ToolbarItem(placement: .primaryAction) {
      Button("Add") {}
    }
    ToolbarItemGroup(placement: .bottomBar) {
      Button("Sort", sytemImage: "arrow") {}  // error: incorrect argument label in call
    }
  }
}
