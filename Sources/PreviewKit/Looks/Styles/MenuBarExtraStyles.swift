/// How an item of the menu bar looks.
public protocol MenuBarExtraStyle {}

/// A menu.
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle {
  /// The same as `.menu`.
  public init() {}
}

/// A window.
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle {
  /// The same as `.window`.
  public init() {}
}

extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
  /// A menu.
  public static var menu: Self { Self() }
}

extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
  /// A window.
  public static var window: Self { Self() }
}

extension Scene {
  /// Sets how items of the menu bar look. Looks only.
  public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene { self }
}
