/// One of the bars of a screen.
nonisolated public struct ToolbarPlacement: Hashable, Sendable {
  let name: String

  /// The usual one.
  public static let automatic = ToolbarPlacement(name: "automatic")
  /// The bar at the bottom.
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  /// The bar with the title.
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  /// The bar with the tabs.
  public static let tabBar = ToolbarPlacement(name: "tabBar")
  /// The bar of the window.
  public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")
}
