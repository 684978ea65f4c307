/// Keeps a person from closing the presentation around the view other than by its own controls.
struct InteractiveDismissModifier: PrimitiveModifier {
  let isDisabled: Bool

  func didUpdate(_ node: PrimitiveModifierNode<Self>, from old: Self?) {
    set(isDisabled, in: node)
  }

  func willUnmount(_ node: PrimitiveModifierNode<Self>) { set(false, in: node) }

  private func set(_ isDisabled: Bool, in node: PrimitiveModifierNode<Self>) {
    let level = node.scope.value(PresentationLevelKey.self)
    if isDisabled {
      level?.dismissBlockers.insert(ObjectIdentifier(node))
    } else {
      level?.dismissBlockers.remove(ObjectIdentifier(node))
    }
  }
}

extension View {
  /// Whether a person is kept from closing the presentation by a swipe or a tap outside; its own controls still close it.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(InteractiveDismissModifier(isDisabled: isDisabled))
  }
}
