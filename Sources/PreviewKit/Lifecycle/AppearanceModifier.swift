/// Runs closures when the view appears and disappears.
struct AppearanceModifier: PrimitiveModifier {
  var appear: (() -> Void)?
  var disappear: (() -> Void)?

  func didUpdate(_ node: PrimitiveModifierNode<Self>, from old: Self?) {
    guard old == nil, appear != nil else { return }
    node.engine.afterUpdate { [weak node] in
      guard let node, node.isMounted else { return }
      node.modifier.appear?()
    }
  }

  func willUnmount(_ node: PrimitiveModifierNode<Self>) {
    if let disappear { node.engine.afterUpdate(disappear) }
  }
}

extension View {
  /// Runs `action` before the first frame of this view; children before parents.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: action))
  }

  /// Runs `action` after the view has left the screen.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(disappear: action))
  }
}
