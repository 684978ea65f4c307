/// Whether content bounces at its ends.
nonisolated public struct ScrollBounceBehavior: Hashable, Sendable {
  let name: String

  /// As usual.
  public static let automatic = ScrollBounceBehavior(name: "automatic")
  /// Always.
  public static let always = ScrollBounceBehavior(name: "always")
  /// When it is larger than its container.
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}
