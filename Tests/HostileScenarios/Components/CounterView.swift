import SwiftUI

/// Says how often it was shown in this process: its text depends on what ran before.
struct CounterView: View {
  private static var count = 0
  @State private var shown = 0

  var body: some View {
    VStack {
      Text("Shown \(shown) times")
      Button("Count") { count() }
    }
    .onAppear { count() }
  }

  private func count() {
    Self.count += 1
    shown = Self.count
  }
}
