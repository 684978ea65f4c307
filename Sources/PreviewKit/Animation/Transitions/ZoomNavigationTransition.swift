/// Out of the view with an id.
nonisolated public struct ZoomNavigationTransition: NavigationTransition {
  init() {}
}

nonisolated extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Out of the view with `sourceID` in `namespace`.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
    ZoomNavigationTransition()
  }
}
