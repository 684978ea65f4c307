/// In groups.
nonisolated public struct GroupedListStyle: ListStyle, Sendable {
  /// In groups.
  public init() {}
}

nonisolated extension ListStyle where Self == GroupedListStyle {
  /// In groups.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}
