/// A container that shows its content as it is, that a list takes for one row, and that depends on nothing: stacks and
/// grids.
///
/// Its node keeps no copy of the view and reads nothing, which makes the most common of all containers the cheapest.
protocol StackView: BodilessView {
  associatedtype StackContent: View
  var content: StackContent { get }
}

extension StackView {
  /// Mounts the content.
  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
    ContainerNode(view.content, in: context)
  }

  /// Updates the content.
  @MainActor public static func _updateNode(_ node: _ViewNode, with view: Self) {
    unsafeDowncast(node, to: ContainerNode.self).update(with: view.content)
  }
}
