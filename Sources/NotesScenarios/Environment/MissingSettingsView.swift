import SwiftUI

/// Reads settings that it relies on others to inject.
struct MissingSettingsView: View {
  var body: some View {
    VStack {
      Text("Your result")
      ScoreView()
    }
  }
}
