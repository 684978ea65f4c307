/// Whether every other row has another background.
nonisolated public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  let name: String

  /// As usual.
  public static let automatic = AlternatingRowBackgroundBehavior(name: "automatic")
  /// Yes.
  public static let enabled = AlternatingRowBackgroundBehavior(name: "enabled")
  /// No.
  public static let disabled = AlternatingRowBackgroundBehavior(name: "disabled")
}
