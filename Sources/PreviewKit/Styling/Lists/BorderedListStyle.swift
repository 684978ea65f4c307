/// With a border.
nonisolated public struct BorderedListStyle: ListStyle, Sendable {
  /// With a border.
  public init() {}
}

nonisolated extension ListStyle where Self == BorderedListStyle {
  /// With a border.
  public static var bordered: BorderedListStyle { BorderedListStyle() }

  /// With a border.
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedListStyle { BorderedListStyle() }
}
