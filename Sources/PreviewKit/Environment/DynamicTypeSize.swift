/// The text size that the user has set.
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

extension EnvironmentValues {
  /// The text size that the user has set.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }
}

extension View {
  /// Sets the text size.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }

  /// Keeps the text size within a range.
  public func dynamicTypeSize<R: RangeExpression>(_ range: R) -> some View where R.Bound == DynamicTypeSize {
    transformEnvironment(\.dynamicTypeSize) { size in
      guard !range.contains(size) else { return }
      let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
      if let least = allowed.first, let most = allowed.last { size = size < least ? least : most }
    }
  }
}

private struct DynamicTypeSizeKey: BuiltInEnvironmentKey { static let defaultValue = DynamicTypeSize.large }
