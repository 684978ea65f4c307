/// Text can be selected.
nonisolated public struct EnabledTextSelectability: TextSelectability, Sendable {
  /// Whether text can be selected.
  public static var allowsSelection: Bool { true }
}

nonisolated extension TextSelectability where Self == EnabledTextSelectability {
  /// Text can be selected.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}
