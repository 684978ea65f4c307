/// In groups with a margin.
nonisolated public struct InsetGroupedListStyle: ListStyle, Sendable {
  /// In groups with a margin.
  public init() {}
}

nonisolated extension ListStyle where Self == InsetGroupedListStyle {
  /// In groups with a margin.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
