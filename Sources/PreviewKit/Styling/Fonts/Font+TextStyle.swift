nonisolated extension Font {
  /// What a text is for, which decides its font.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case extraLargeTitle2
    case extraLargeTitle
    case largeTitle
    case title
    case title2
    case title3
    case headline
    case subheadline
    case body
    case callout
    case footnote
    case caption
    case caption2
  }
}
