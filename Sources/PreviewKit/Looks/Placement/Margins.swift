import Foundation

nonisolated extension View {
  /// Space around the view, in points. Looks only.
  public func padding(_ insets: EdgeInsets) -> some View { self }

  /// Space at some sides of the view, in points; nil for the system's. Looks only.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }

  /// Space around the view, in points. Looks only.
  public func padding(_ length: CGFloat) -> some View { self }

  /// Space as around a scene. Looks only.
  public func scenePadding(_ edges: Edge.Set = .all) -> some View { self }

  /// Space as around a scene. Looks only.
  public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View { self }
}

/// The distance from the sides of a scene.
nonisolated public struct ScenePadding: Hashable, Sendable {
  let name: String

  /// The least one.
  public static let minimum = ScenePadding(name: "minimum")
  /// As the navigation bar.
  public static let navigationBar = ScenePadding(name: "navigationBar")
}

nonisolated extension View {
  /// Margins, in points. Looks only.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View { self }

  /// Margins, in points. Looks only.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View { self }

  /// Margins, in points. Looks only.
  public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View {
    self
  }
}

/// What content margins apply to.
nonisolated public struct ContentMarginPlacement: Hashable, Sendable {
  let name: String

  /// All.
  public static let automatic = ContentMarginPlacement(name: "automatic")
  /// The content that scrolls.
  public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
  /// The indicators.
  public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}

nonisolated extension View {
  /// Reaches beyond the safe area. Looks only.
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View { self }

  /// Reaches beyond the safe area. Looks only.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }

  /// Makes the safe area smaller, in points. Looks only.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View { self }

  /// Makes the safe area smaller, in points. Looks only.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }

  /// Makes the safe area smaller, in points. Looks only.
  public func safeAreaPadding(_ length: CGFloat) -> some View { self }
}
