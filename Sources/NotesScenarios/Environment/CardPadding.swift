import SwiftUI

private struct CardPaddingKey: EnvironmentKey {
  static var defaultValue: CGFloat { 0 }
}

extension EnvironmentValues {
  /// The space around the content of cards.
  var cardPadding: CGFloat {
    get { self[CardPaddingKey.self] }
    set { self[CardPaddingKey.self] = newValue }
  }
}

extension View {
  /// Sets the space around the content of cards below.
  func cardPadding(_ padding: CGFloat) -> some View {
    environment(\.cardPadding, padding)
  }
}
