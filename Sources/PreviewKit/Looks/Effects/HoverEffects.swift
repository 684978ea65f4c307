/// What happens under the pointer.
nonisolated public struct HoverEffect: Hashable, Sendable {
  let name: String

  /// As the system decides.
  public static let automatic = HoverEffect(name: "automatic")
  /// The view lights up.
  public static let highlight = HoverEffect(name: "highlight")
  /// The view rises.
  public static let lift = HoverEffect(name: "lift")
}

nonisolated extension View {
  /// What happens under the pointer. Looks only.
  public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View { self }

  /// What happens under the pointer in the views below. Looks only.
  public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }

  /// Takes the effects of a pointer away; a view below cannot bring them back.
  public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    environmentChange { $0.isHoverEffectEnabled = $0.isHoverEffectEnabled && !disabled }
  }

  /// Takes the ring of the focus away; a view below cannot bring it back.
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    environmentChange { $0.isFocusEffectEnabled = $0.isFocusEffectEnabled && !disabled }
  }
}

nonisolated extension EnvironmentValues {
  /// Whether views show that a pointer is over them.
  public var isHoverEffectEnabled: Bool {
    get { self[IsHoverEffectEnabledKey.self] }
    set { self[IsHoverEffectEnabledKey.self] = newValue }
  }

  /// Whether views show that they have the focus.
  public var isFocusEffectEnabled: Bool {
    get { self[IsFocusEffectEnabledKey.self] }
    set { self[IsFocusEffectEnabledKey.self] = newValue }
  }
}

private enum IsHoverEffectEnabledKey: BuiltInEnvironmentKey {
  static var defaultValue: Bool { true }
}

private enum IsFocusEffectEnabledKey: BuiltInEnvironmentKey {
  static var defaultValue: Bool { true }
}
