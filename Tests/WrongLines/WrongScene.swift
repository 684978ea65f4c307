import SwiftUI

struct WrongSceneApp: App {
  var body: some Scene {
    WindowGroup {
      NavigationStack {
        List {
          Text("Milk").badgee(3)  // error: has no member 'badgee'
        }
      }
    }
  }
}
