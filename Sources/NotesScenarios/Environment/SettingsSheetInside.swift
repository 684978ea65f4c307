import SwiftUI

/// The sheet is attached above the view that injects the settings, so they are injected again inside.
struct SettingsSheetInside: View {
  @StateObject private var settings = UserSettings()
  @State private var isShowingSettings = false

  var body: some View {
    VStack {
      PlayerView()
      Button("Settings") { isShowingSettings = true }
    }
    .environmentObject(settings)
    .sheet(isPresented: $isShowingSettings) {
      SettingsPanel()
        .environmentObject(settings)
    }
  }
}

#Preview {
  SettingsSheetInside()
}
