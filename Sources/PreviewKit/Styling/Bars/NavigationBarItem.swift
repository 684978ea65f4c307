/// A navigation bar's settings.
nonisolated public struct NavigationBarItem: Sendable {
  /// How a title shows.
  public enum TitleDisplayMode: Hashable, Sendable {
    case automatic
    case inline
    case large
  }
}
