/// Several views side by side, as a `ViewBuilder` block makes them.
nonisolated public struct TupleView<each Content: View>: View {
  @usableFromInline let content: (repeat each Content)

  /// Creates a view of several.
  @inlinable
  public init(_ content: repeat each Content) {
    self.content = (repeat each content)
  }

  /// A tuple of views has no body of its own.
  public var body: Never { fatalError("TupleView is a primitive view and has no body") }

  /// Mounts each of the views.
  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
    let node = TupleNode(context)
    var count = 0
    for _ in repeat (each Content).self { count += 1 }
    node.children.reserveCapacity(count)
    let child = context.child(of: node)
    for element in repeat each view.content {
      node.children.append(makeNode(element, in: child))
    }
    return node
  }

  /// Updates each of the views; position is identity.
  @MainActor public static func _updateNode(_ node: _ViewNode, with view: Self) {
    let node = unsafeDowncast(node, to: TupleNode.self)
    var index = 0
    for element in repeat each view.content {
      updateNode(node.children[index], with: element)
      index += 1
    }
  }
}

/// The static functions of a view's type, called on a value of it.
@MainActor func makeNode<V: View>(_ view: V, in context: _NodeContext) -> _ViewNode {
  V._makeNode(view, in: context)
}

/// The static functions of a view's type, called on a value of it.
@MainActor func updateNode<V: View>(_ node: _ViewNode, with view: V) {
  V._updateNode(node, with: view)
}
