import SwiftUI

struct PlayerView: View {
  @EnvironmentObject private var settings: UserSettings

  var body: some View {
    if settings.name.isEmpty {
      Text("Nobody has scored yet")
    } else {
      Text("\(settings.name) leads with \(settings.score)")
    }
  }
}

#Preview {
  PlayerView()
    .environmentObject(UserSettings(score: 7))
}
