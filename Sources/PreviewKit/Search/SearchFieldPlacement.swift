/// Where a search field stands; it does not show in an outline.
public struct SearchFieldPlacement: Hashable, Sendable {
  private let name: String
  /// As the system decides.
  public static let automatic = SearchFieldPlacement(name: "automatic")
  /// In the toolbar.
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  /// In the middle of the toolbar.
  public static let toolbarPrincipal = SearchFieldPlacement(name: "toolbarPrincipal")
  /// In the sidebar.
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  /// Below the navigation bar.
  public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")
  /// Below the navigation bar, always or when it is pulled down.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
    SearchFieldPlacement(name: "navigationBarDrawer")
  }

  /// When a field below the navigation bar shows.
  public enum NavigationBarDrawerDisplayMode: Hashable, Sendable {
    /// When it is pulled down.
    case automatic
    /// Always.
    case always
  }
}
