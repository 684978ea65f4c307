/// As a sidebar.
nonisolated public struct SidebarListStyle: ListStyle, Sendable {
  /// As a sidebar.
  public init() {}
}

nonisolated extension ListStyle where Self == SidebarListStyle {
  /// As a sidebar.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}
