/// The usual way.
nonisolated public struct AutomaticNavigationTransition: NavigationTransition {
  /// The usual way.
  public init() {}
}

nonisolated extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The usual way.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}
