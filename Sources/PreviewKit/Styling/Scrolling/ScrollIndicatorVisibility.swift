/// Whether scroll views show where they stand.
nonisolated public struct ScrollIndicatorVisibility: Hashable, Sendable {
  let name: String

  /// As usual.
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  /// Yes.
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  /// No.
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  /// Never.
  public static let never = ScrollIndicatorVisibility(name: "never")
}
