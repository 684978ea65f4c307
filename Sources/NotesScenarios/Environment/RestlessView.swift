import SwiftUI

/// Writes its model whenever its body runs, which makes the body run again.
struct RestlessView: View {
  @StateObject private var settings = UserSettings()

  var body: some View {
    let _ = settings.score += 1
    Text("Score \(settings.score)")
  }
}
