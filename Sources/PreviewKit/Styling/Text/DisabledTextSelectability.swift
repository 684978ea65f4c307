/// Text cannot be selected.
nonisolated public struct DisabledTextSelectability: TextSelectability, Sendable {
  /// Whether text can be selected.
  public static var allowsSelection: Bool { false }
}

nonisolated extension TextSelectability where Self == DisabledTextSelectability {
  /// Text cannot be selected.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
