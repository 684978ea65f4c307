import Foundation

/// How a screen would come and go.
public protocol NavigationTransition: Sendable {}

/// The usual way.
nonisolated public struct AutomaticNavigationTransition: NavigationTransition {
  /// The usual way.
  public init() {}
}

nonisolated extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The usual way.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

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

/// The looks of a view out of which a screen comes.
public protocol MatchedTransitionSourceConfiguration: Sendable {}

nonisolated extension MatchedTransitionSourceConfiguration {
  /// The background.
  public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { self }

  /// The shape.
  public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration { self }

  /// The shadow.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some MatchedTransitionSourceConfiguration { self }
}

/// The usual looks.
nonisolated public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
  init() {}
}

nonisolated extension View {
  /// How the screen would come and go. Looks only.
  public func navigationTransition(_ style: some NavigationTransition) -> some View { self }

  /// The view out of which a screen would come. Looks only.
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }

  /// The view out of which a screen would come. Looks only.
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
  ) -> some View { self }
}
