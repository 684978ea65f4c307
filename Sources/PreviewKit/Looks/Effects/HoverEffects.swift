/// What happens under the pointer.
nonisolated public struct HoverEffect: Hashable, Sendable {
  let name: String

  /// As usual.
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

  /// Whether nothing happens under the pointer. Looks only.
  public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
}
