/// Whether text can be selected.
public protocol TextSelectability {
  /// Whether text can be selected.
  static var allowsSelection: Bool { get }
}

/// Text can be selected.
nonisolated public struct EnabledTextSelectability: TextSelectability, Sendable {
  /// Whether text can be selected.
  public static var allowsSelection: Bool { true }
}

nonisolated extension TextSelectability where Self == EnabledTextSelectability {
  /// Text can be selected.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

/// Text cannot be selected.
nonisolated public struct DisabledTextSelectability: TextSelectability, Sendable {
  /// Whether text can be selected.
  public static var allowsSelection: Bool { false }
}

nonisolated extension TextSelectability where Self == DisabledTextSelectability {
  /// Text cannot be selected.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

nonisolated extension View {
  /// Whether text can be selected. Looks only.
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
}
