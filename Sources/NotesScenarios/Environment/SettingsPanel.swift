import SwiftUI

struct SettingsPanel: View {
  @EnvironmentObject private var settings: UserSettings
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Form {
      TextField("Name", text: $settings.name)
      ScoreView()
      Button("Add a point") { settings.score += 1 }
      Button("Done") { dismiss() }
    }
  }
}

#Preview {
  SettingsPanel()
    .environmentObject(UserSettings(name: "Ana", score: 7))
}
