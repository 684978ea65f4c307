/// A view that keeps its state and is not perceived while it is hidden.
struct HiddenModifier: PrimitiveModifier {
  let isHidden: Bool

  func collect(_ node: PrimitiveModifierNode<Self>, into collector: ElementCollector) {
    if !isHidden { node.content.emit(into: collector) }
  }
}

extension View {
  /// Hides this view; its state stays.
  public func hidden() -> some View { modifier(HiddenModifier(isHidden: true)) }

  /// Makes this view transparent; at 0 it cannot be perceived.
  public func opacity(_ opacity: Double) -> some View { modifier(HiddenModifier(isHidden: opacity <= 0)) }
}
