/// Whether an input scrolls.
nonisolated public struct ScrollInputBehavior: Hashable, Sendable {
  let name: String

  /// As usual.
  public static let automatic = ScrollInputBehavior(name: "automatic")
  /// Yes.
  public static let enabled = ScrollInputBehavior(name: "enabled")
  /// No.
  public static let disabled = ScrollInputBehavior(name: "disabled")
}
