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
