/// The text size that the user asked for; the older form of ``DynamicTypeSize``.
public enum ContentSizeCategory: CaseIterable, Hashable, Comparable, Sendable {
  /// Sizes from the smallest to the largest.
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  /// Accessibility sizes.
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge,
    accessibilityExtraExtraExtraLarge

  /// The category of a text size.
  public init?(_ size: DynamicTypeSize) {
    guard let index = DynamicTypeSize.allCases.firstIndex(of: size) else { return nil }
    self = Self.allCases[index]
  }

  /// Whether it is one of the accessibility sizes.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}

extension DynamicTypeSize {
  /// The text size of a category.
  public init?(_ category: ContentSizeCategory) {
    guard let index = ContentSizeCategory.allCases.firstIndex(of: category) else { return nil }
    self = Self.allCases[index]
  }
}

extension EnvironmentValues {
  /// The text size that the user asked for; the older form of `dynamicTypeSize`.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) ?? .large }
    set { dynamicTypeSize = DynamicTypeSize(newValue) ?? .large }
  }
}
