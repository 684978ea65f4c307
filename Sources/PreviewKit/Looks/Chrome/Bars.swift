import Foundation

nonisolated extension View {
  /// How the title shows. Looks only.
  public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View { self }

  /// How the title shows. Looks only.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { self }

  /// The background of bars. Looks only.
  public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View { self }

  /// Whether bars have a background. Looks only.
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }

  /// Whether bars have a background. Looks only.
  public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }

  /// Whether bars are light or dark. Looks only.
  public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View { self }

  /// Whether there is a status bar. Looks only.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Whether there is a status bar. Looks only.
  public func statusBar(hidden: Bool) -> some View { self }

  /// Whether the system's overlays show. Looks only.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  /// Whether the system's swipes need a second try. Looks only.
  public func defersSystemGestures(on edges: Edge.Set) -> some View { self }

  /// When the tab bar gets small. Looks only.
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }

  /// The width of the column, in points. Looks only.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }

  /// The width of the column, in points. Looks only.
  public func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
    self
  }
}

/// A navigation bar's settings.
nonisolated public struct NavigationBarItem: Sendable {
  /// How a title shows.
  public enum TitleDisplayMode: Hashable, Sendable {
    case automatic
    case inline
    case large
  }
}

/// How a title shows.
nonisolated public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  let name: String

  /// As the system decides.
  public static let automatic = ToolbarTitleDisplayMode(name: "automatic")
  /// Large.
  public static let large = ToolbarTitleDisplayMode(name: "large")
  /// In the bar.
  public static let inline = ToolbarTitleDisplayMode(name: "inline")
  /// Large, in the bar.
  public static let inlineLarge = ToolbarTitleDisplayMode(name: "inlineLarge")
}

/// When a tab bar gets small.
nonisolated public struct TabBarMinimizeBehavior: Hashable, Sendable {
  let name: String

  /// As the system decides.
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  /// On the way down.
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  /// On the way up.
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
  /// Never.
  public static let never = TabBarMinimizeBehavior(name: "never")
}
