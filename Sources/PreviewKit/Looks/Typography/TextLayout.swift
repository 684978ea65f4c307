import Foundation

/// How the lines of a text are aligned.
nonisolated public enum TextAlignment: CaseIterable, Hashable, Sendable {
  case leading
  case center
  case trailing
}

nonisolated extension View {
  /// How the lines of a text are aligned.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environmentValue(MultilineTextAlignmentKey.self, alignment)
  }

  /// The most lines that a text may have; nil for any number.
  public func lineLimit(_ number: Int?) -> some View { environmentValue(LineLimitKey.self, number) }

  /// The least lines that a text takes; it may have any number.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { lineLimit(nil) }

  /// The most lines that a text may have.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lineLimit(limit.upperBound) }

  /// The least lines that a text takes, and the most that it may have.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View { lineLimit(limit.upperBound) }

  /// The most lines that a text may have, and whether room is kept for them.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { lineLimit(limit) }

  /// The distance between lines, in points.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View { environmentValue(LineSpacingKey.self, lineSpacing) }

  /// How small a text may get to fit, from 0 to 1.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environmentValue(MinimumScaleFactorKey.self, factor)
  }

  /// Where a text that is too long is cut.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environmentValue(TruncationModeKey.self, mode)
  }

  /// Whether letters may come closer so that a text fits.
  public func allowsTightening(_ flag: Bool) -> some View { environmentValue(AllowsTighteningKey.self, flag) }

  /// The letter case of texts.
  public func textCase(_ textCase: Text.Case?) -> some View { environmentValue(TextCaseKey.self, textCase) }

  /// Mirrors the view where reading goes from right to left. Looks only.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }
}

nonisolated extension EnvironmentValues {
  /// How the lines of a text are aligned.
  public var multilineTextAlignment: TextAlignment {
    get { self[MultilineTextAlignmentKey.self] }
    set { self[MultilineTextAlignmentKey.self] = newValue }
  }

  /// The most lines that a text may have; nil for any number.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// The distance between lines, in points.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }

  /// How small a text may get to fit, from 0 to 1.
  public var minimumScaleFactor: CGFloat {
    get { self[MinimumScaleFactorKey.self] }
    set { self[MinimumScaleFactorKey.self] = newValue }
  }

  /// Where a text that is too long is cut.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationModeKey.self] }
    set { self[TruncationModeKey.self] = newValue }
  }

  /// Whether letters may come closer so that a text fits.
  public var allowsTightening: Bool {
    get { self[AllowsTighteningKey.self] }
    set { self[AllowsTighteningKey.self] = newValue }
  }

  /// The letter case of texts; nil leaves them as they are written.
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }
}

private enum MultilineTextAlignmentKey: BuiltInEnvironmentKey {
  static var defaultValue: TextAlignment { .leading }
}

private enum LineLimitKey: BuiltInEnvironmentKey {
  static var defaultValue: Int? { nil }
}

private enum LineSpacingKey: BuiltInEnvironmentKey {
  static var defaultValue: CGFloat { 0 }
}

private enum MinimumScaleFactorKey: BuiltInEnvironmentKey {
  static var defaultValue: CGFloat { 1 }
}

private enum TruncationModeKey: BuiltInEnvironmentKey {
  static var defaultValue: Text.TruncationMode { .tail }
}

private enum AllowsTighteningKey: BuiltInEnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum TextCaseKey: BuiltInEnvironmentKey {
  static var defaultValue: Text.Case? { nil }
}
