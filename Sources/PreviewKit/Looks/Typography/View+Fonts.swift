import Foundation

nonisolated extension View {
  /// The font of texts, as views below read it from ``EnvironmentValues/font``.
  public func font(_ font: Font?) -> some View { environmentValue(FontKey.self, font) }

  /// How thick the texts' strokes are. Looks only.
  public func fontWeight(_ weight: Font.Weight?) -> some View { self }

  /// How wide the texts' letters are. Looks only.
  public func fontWidth(_ width: Font.Width?) -> some View { self }

  /// The character of the texts' typeface. Looks only.
  public func fontDesign(_ design: Font.Design?) -> some View { self }

  /// Bold texts. Looks only.
  public func bold(_ isActive: Bool = true) -> some View { self }

  /// Italic texts. Looks only.
  public func italic(_ isActive: Bool = true) -> some View { self }

  /// Characters of one width. Looks only.
  public func monospaced(_ isActive: Bool = true) -> some View { self }

  /// Digits of one width. Looks only.
  public func monospacedDigit() -> some View { self }

  /// Underlined texts. Looks only.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View { self }

  /// Extra distance between letters, in points. Looks only.
  public func kerning(_ kerning: CGFloat) -> some View { self }

  /// Extra distance after letters, in points. Looks only.
  public func tracking(_ tracking: CGFloat) -> some View { self }

  /// Texts above (or below) the baseline, in points. Looks only.
  public func baselineOffset(_ baselineOffset: CGFloat) -> some View { self }
}

nonisolated extension EnvironmentValues {
  /// The font of texts; nil where none is set. The modifiers for weight, width and design do not change it.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }
}

private enum FontKey: BuiltInEnvironmentKey {
  static var defaultValue: Font? { nil }
}

/// How heavy the user asked text to be.
nonisolated public enum LegibilityWeight: Hashable, Sendable {
  /// As fonts are made.
  case regular
  /// Bold.
  case bold
}

nonisolated extension EnvironmentValues {
  /// How heavy the user asked text to be; nil when that is not known.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }
}

private enum LegibilityWeightKey: BuiltInEnvironmentKey {
  static var defaultValue: LegibilityWeight? { nil }
}
