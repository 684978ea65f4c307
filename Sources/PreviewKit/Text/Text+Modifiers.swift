import Foundation

extension Text {
  /// The same text; looks do not show in an outline.
  public func font(_ font: Font?) -> Text { self }
  /// The same text; looks do not show in an outline.
  public func fontWeight(_ weight: Font.Weight?) -> Text { self }
  /// The same text; looks do not show in an outline.
  public func fontWidth(_ width: Font.Width?) -> Text { self }
  /// The same text; looks do not show in an outline.
  public func fontDesign(_ design: Font.Design?) -> Text { self }
  /// The same text; looks do not show in an outline.
  public func bold() -> Text { self }
  /// The same text; looks do not show in an outline.
  public func bold(_ isActive: Bool) -> Text { self }
  /// The same text; looks do not show in an outline.
  public func italic() -> Text { self }
  /// The same text; looks do not show in an outline.
  public func italic(_ isActive: Bool) -> Text { self }
  /// The same text; looks do not show in an outline.
  public func monospaced(_ isActive: Bool = true) -> Text { self }
  /// The same text; looks do not show in an outline.
  public func monospacedDigit() -> Text { self }
  /// The same text; looks do not show in an outline.
  public func foregroundColor(_ color: Color?) -> Text { self }
  /// The same text; looks do not show in an outline.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { self }
  /// The same text; looks do not show in an outline.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
  /// The same text; looks do not show in an outline.
  public func kerning(_ kerning: CGFloat) -> Text { self }
  /// The same text; looks do not show in an outline.
  public func tracking(_ tracking: CGFloat) -> Text { self }
  /// The same text; looks do not show in an outline.
  public func baselineOffset(_ offset: CGFloat) -> Text { self }
  /// The same text; looks do not show in an outline.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text { self }

  /// Text that is struck through says so.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    var copy = self
    copy.traits.isStruckThrough = isActive
    return copy
  }

  /// A size relative to the text around.
  public enum Scale: Hashable, Sendable {
    /// The usual size.
    case `default`
    /// A smaller size.
    case secondary
  }

  /// Where a long text is cut.
  public enum TruncationMode: Hashable, Sendable {
    /// At the start.
    case head
    /// At the end.
    case tail
    /// In the middle.
    case middle
  }

  /// A change of letter case for all of a text.
  public enum Case: Hashable, Sendable {
    /// Capitals.
    case uppercase
    /// Small letters.
    case lowercase
  }
}

extension View {
  /// Strikes the texts below through, unless one says something else of itself.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View {
    environmentValue(IsStruckThroughKey.self, isActive)
  }
}

/// Whether texts are struck through.
struct IsStruckThroughKey: BuiltInEnvironmentKey { static let defaultValue = false }
