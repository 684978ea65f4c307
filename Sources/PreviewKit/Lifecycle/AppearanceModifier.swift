/// Runs closures when the view appears and disappears.
struct AppearanceModifier: PrimitiveModifier {
  var appear: (() -> Void)?
  var disappear: (() -> Void)?

  /// Whether the last callback was the appearance, so that each appearance has one disappearance.
  final class Storage {
    var hasAppeared = false
  }

  func makeStorage(in node: _ViewNode) -> Storage { Storage() }

  func didUpdate(_ node: PrimitiveModifierNode<Self>, from old: Self?) {
    if old == nil, node.isOnScreen { comes(node) }
  }

  func visibilityDidChange(_ node: PrimitiveModifierNode<Self>) {
    if node.isOnScreen { comes(node) } else { goes(node) }
  }

  func willUnmount(_ node: PrimitiveModifierNode<Self>) { goes(node) }

  private func comes(_ node: PrimitiveModifierNode<Self>) {
    node.engine.afterUpdate { [weak node] in
      guard let node, node.isMounted, node.isOnScreen, !node.storage.hasAppeared else { return }
      node.storage.hasAppeared = true
      node.modifier.appear?()
    }
  }

  private func goes(_ node: PrimitiveModifierNode<Self>) {
    node.engine.afterUpdate { [weak node, storage = node.storage!, disappear] in
      guard storage.hasAppeared, node.map({ $0.isMounted && $0.isOnScreen }) != true else { return }
      storage.hasAppeared = false
      disappear?()
    }
  }
}

extension View {
  /// Runs `action` before the first frame of this view; children before parents. It runs again each time the view comes
  /// back: a tab that is selected again, a screen above which nothing is pushed any more.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: action))
  }

  /// Runs `action` after the view has left the screen: it was removed, or a pushed screen or another tab took its
  /// place. A sheet above the view leaves it where it is.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(disappear: action))
  }
}
