import SwiftUI

struct WrongTab: View {
  var body: some View {
    TabView {
      Tab("Notes", systemImage: "note") {
        List { Text("Milk").strikethruogh() }  // error: has no member 'strikethruogh'
      }
      Tab("Settings", systemImage: "gear") {
        Text("Settings")
      }
    }
  }
}
