/// Modifiers that do something when their view comes to be seen or is no longer seen while it stays mounted.
@MainActor
protocol VisibilityModifier: PrimitiveModifier {
  func setVisible(_ isVisible: Bool, in node: PrimitiveModifierNode<Self>)
}

extension AppearanceModifier: VisibilityModifier {
  func setVisible(_ isVisible: Bool, in node: PrimitiveModifierNode<Self>) {
    if isVisible { didUpdate(node, from: nil) } else { willUnmount(node) }
  }
}

extension TaskModifier: VisibilityModifier {
  func setVisible(_ isVisible: Bool, in node: PrimitiveModifierNode<Self>) {
    if isVisible { didUpdate(node, from: nil) } else { willUnmount(node) }
  }
}

@MainActor
private protocol VisibilityNode: AnyObject {
  func setVisible(_ isVisible: Bool)
}

extension PrimitiveModifierNode: VisibilityNode where Modifier: VisibilityModifier {
  fileprivate func setVisible(_ isVisible: Bool) { modifier.setVisible(isVisible, in: self) }
}

/// Tells the views of a tab that it has come to be seen, or has gone.
@MainActor
enum VisibilityWalk {
  /// Children before parents, as when they are mounted and taken down.
  static func setVisible(_ isVisible: Bool, below node: _ViewNode) {
    node.forEachChild { child in
      // A tab of an inner tab view that does not show has gone before.
      if child is any TabNode, child.scope.value(TabContextKey.self)?.isShown(child) == false { return }
      setVisible(isVisible, below: child)
    }
    (node as? any VisibilityNode)?.setVisible(isVisible)
  }
}
