import SwiftUI

/// The sheet finds the settings because it is attached below the view that injects them.
struct SettingsSheetOutside: View {
  @StateObject private var settings = UserSettings()
  @State private var isShowingSettings = false

  var body: some View {
    VStack {
      PlayerView()
      Button("Settings") { isShowingSettings = true }
    }
    .sheet(isPresented: $isShowingSettings) {
      SettingsPanel()
    }
    .environmentObject(settings)
  }
}

#Preview {
  SettingsSheetOutside()
}
