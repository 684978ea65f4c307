/// As the system decides.
nonisolated public struct DefaultListStyle: ListStyle, Sendable {
  /// As the system decides.
  public init() {}
}

nonisolated extension ListStyle where Self == DefaultListStyle {
  /// As the system decides.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}
