import SwiftUI

struct ScoreView: View {
  @EnvironmentObject private var settings: UserSettings

  var body: some View {
    Text("Score \(settings.score)")
  }
}

#Preview {
  ScoreView()
    .environmentObject(UserSettings(score: 7))
}
