/// When a material looks active.
nonisolated public struct MaterialActiveAppearance: Hashable, Sendable {
  let name: String

  /// As the system decides.
  public static let automatic = MaterialActiveAppearance(name: "automatic")
  /// As its window is.
  public static let matchWindow = MaterialActiveAppearance(name: "matchWindow")
  /// Always.
  public static let active = MaterialActiveAppearance(name: "active")
  /// Never.
  public static let inactive = MaterialActiveAppearance(name: "inactive")
}
