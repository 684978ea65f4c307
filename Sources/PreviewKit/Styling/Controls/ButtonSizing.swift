/// How wide buttons are.
nonisolated public struct ButtonSizing: Hashable, Sendable {
  let name: String

  /// As usual.
  public static let automatic = ButtonSizing(name: "automatic")
  /// As their label.
  public static let fitted = ButtonSizing(name: "fitted")
  /// As their container.
  public static let flexible = ButtonSizing(name: "flexible")
}
