/// How a screen would come and go.
public protocol NavigationTransition: Sendable {}
