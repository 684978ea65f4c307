import SwiftUI

struct WrongCommands: Commands {
  var body: some Commands {
    CommandMenu("Notes") {
      Button("New") {}
        .keyboardShortcut("n", modifierz: .command)  // error: incorrect argument label in call
    }
    CommandGroup(replacing: .newItem) {
      Button("Open") {}
    }
  }
}
