/// Which container gets a background.
nonisolated public struct ContainerBackgroundPlacement: Hashable, Sendable {
  let name: String

  /// The navigation stack.
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  /// The split view.
  public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
  /// The tab view.
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")
  /// The window.
  public static let window = ContainerBackgroundPlacement(name: "window")
  /// The widget.
  public static let widget = ContainerBackgroundPlacement(name: "widget")
  /// The store.
  public static let subscriptionStore = ContainerBackgroundPlacement(name: "subscriptionStore")
}
