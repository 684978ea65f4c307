import SwiftUI

/// Changes the settings that two views beside one another read.
struct SettingsDashboard: View {
  @EnvironmentObject private var settings: UserSettings

  var body: some View {
    VStack {
      ScoreView()
      PlayerView()
      Button("Add a point") { settings.score += 1 }
    }
  }
}

#Preview {
  SettingsDashboard()
    .environmentObject(UserSettings(name: "Ana", score: 7))
}
