nonisolated extension View {
  /// What happens under the pointer. Looks only.
  public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View { self }

  /// What happens under the pointer in the views below. Looks only.
  public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }

  /// Whether nothing happens under the pointer. Looks only.
  public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
}
