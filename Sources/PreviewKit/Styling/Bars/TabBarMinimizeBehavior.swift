/// When a tab bar gets small.
nonisolated public struct TabBarMinimizeBehavior: Hashable, Sendable {
  let name: String

  /// As usual.
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  /// On the way down.
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  /// On the way up.
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
  /// Never.
  public static let never = TabBarMinimizeBehavior(name: "never")
}
