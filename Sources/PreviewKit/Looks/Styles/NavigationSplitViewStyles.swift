/// How columns share the room. Looks only.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {}

/// The style that the context decides.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// The same as `.automatic`.
  public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The style that the context decides.
  public static var automatic: Self { Self() }
}

/// The detail makes room.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// The same as `.balanced`.
  public init() {}
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// The detail makes room.
  public static var balanced: Self { Self() }
}

/// The detail keeps its size.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// The same as `.prominentDetail`.
  public init() {}
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The detail keeps its size.
  public static var prominentDetail: Self { Self() }
}

extension View {
  /// Sets how the columns below share the room. Looks only.
  public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View { self }
}
