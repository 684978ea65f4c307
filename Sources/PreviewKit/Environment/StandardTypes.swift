/// Light or dark.
public enum ColorScheme: String, CaseIterable, Hashable, Sendable {
  /// Dark text on light ground.
  case light
  /// Light text on dark ground.
  case dark
}

/// The contrast that the user asked for.
public enum ColorSchemeContrast: String, CaseIterable, Hashable, Sendable {
  /// The usual contrast.
  case standard
  /// More contrast.
  case increased
}

/// The text size that the user asked for.
public enum DynamicTypeSize: String, CaseIterable, Hashable, Comparable, Sendable {
  /// Sizes from the smallest to the largest.
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  /// Accessibility sizes.
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether it is one of the accessibility sizes.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// Smaller sizes precede larger ones.
  public static func < (one: Self, other: Self) -> Bool {
    allCases.firstIndex(of: one)! < allCases.firstIndex(of: other)!
  }
}

/// Whether lines run to the right or to the left.
public enum LayoutDirection: String, CaseIterable, Hashable, Sendable {
  /// As in English.
  case leftToRight
  /// As in Arabic.
  case rightToLeft
}

/// How much room there is in one direction.
public enum UserInterfaceSizeClass: String, CaseIterable, Hashable, Sendable {
  /// Little, as across a phone.
  case compact
  /// Enough, as across a tablet.
  case regular
}

/// Whether an app is in use.
public enum ScenePhase: String, CaseIterable, Hashable, Comparable, Sendable {
  /// Not on the screen.
  case background
  /// On the screen, and not in use.
  case inactive
  /// In use.
  case active

  /// Background precedes inactive precedes active.
  public static func < (one: Self, other: Self) -> Bool {
    allCases.firstIndex(of: one)! < allCases.firstIndex(of: other)!
  }
}

/// Why content is replaced by placeholders.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Reasons from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The content is not there yet.
  public static let placeholder = RedactionReasons(rawValue: 1 << 0)
  /// The content is private.
  public static let privacy = RedactionReasons(rawValue: 1 << 1)
  /// The content is out of date.
  public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}

/// Whether something is shown.
public enum Visibility: String, CaseIterable, Hashable, Sendable {
  /// As the context decides.
  case automatic
  /// Shown.
  case visible
  /// Not shown.
  case hidden
}
