nonisolated extension Font {
  /// The character of a typeface.
  public enum Design: Hashable, Sendable {
    case `default`
    case serif
    case rounded
    case monospaced
  }
}
