import Foundation

/// How the lines of a text are aligned.
nonisolated public enum TextAlignment: CaseIterable, Hashable, Sendable {
  case leading
  case center
  case trailing
}

nonisolated extension View {
  /// How lines are aligned. Looks only.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }

  /// How many lines there may be, nil for any number. Looks only.
  public func lineLimit(_ number: Int?) -> some View { self }

  /// How many lines there may be. Looks only.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { self }

  /// How many lines there may be. Looks only.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { self }

  /// How many lines there may be. Looks only.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View { self }

  /// How many lines there may be, and whether space is kept for them. Looks only.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { self }

  /// The distance between lines, in points. Looks only.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View { self }

  /// How small text may get to fit, from 0 to 1. Looks only.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View { self }

  /// Where text that is too long is cut. Looks only.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View { self }

  /// Whether letters may come closer to fit. Looks only.
  public func allowsTightening(_ flag: Bool) -> some View { self }

  /// Mirrors the view where reading goes from right to left. Looks only.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }
}
