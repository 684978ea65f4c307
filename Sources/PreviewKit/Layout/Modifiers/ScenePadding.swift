/// The distance from the sides of a scene.
nonisolated public struct ScenePadding: Hashable, Sendable {
  let name: String

  /// The least one.
  public static let minimum = ScenePadding(name: "minimum")
  /// As the navigation bar.
  public static let navigationBar = ScenePadding(name: "navigationBar")
}
