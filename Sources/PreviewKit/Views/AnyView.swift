/// A view whose type is erased. A change of the type beneath is a change of identity.
nonisolated public struct AnyView: View {
  let make: @MainActor (_NodeContext) -> _ViewNode
  let update: @MainActor (_ViewNode) -> Void
  let type: ObjectIdentifier

  /// Erases the type of `view`.
  public init<V: View>(_ view: V) {
    if let erased = view as? AnyView {
      self = erased
      return
    }
    nonisolated(unsafe) let view = view
    make = { V._makeNode(view, in: $0) }
    update = { V._updateNode($0, with: view) }
    type = ObjectIdentifier(V.self)
  }

  /// Erases the type of `view`.
  public init<V: View>(erasing view: V) {
    self.init(view)
  }

  /// Erases the type of what the builder makes.
  public init<V: View>(@ViewBuilder _ content: () -> V) {
    self.init(content())
  }

  /// An erased view has no body of its own.
  public var body: Never { fatalError("AnyView is a primitive view and has no body") }

  /// Mounts the view beneath.
  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
    let node = ErasedNode(context)
    node.show(view)
    return node
  }

  /// Updates the view beneath, or replaces it when its type differs.
  @MainActor public static func _updateNode(_ node: _ViewNode, with view: Self) {
    let node = unsafeDowncast(node, to: ErasedNode.self)
    if node.type == view.type {
      view.update(node.child!)
    } else {
      node.removeBranch()
      node.show(view)
    }
  }
}

extension ErasedNode {
  /// Mounts the view beneath. Functions that return erased views can nest them without end, and have no node of their
  /// own.
  fileprivate func show(_ view: AnyView) {
    guard !StackGuard.current.isHalfUsed else {
      reportEndlessNesting(of: "an AnyView is", "is not shown")
      type = nil
      child = PlaceholderNode(text: "an AnyView is not shown: it is nested too deeply", in: childContext())
      return
    }
    type = view.type
    child = view.make(childContext())
  }
}
