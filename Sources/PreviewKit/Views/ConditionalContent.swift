/// One of two views: what `if`/`else` and `switch` make. The branch is part of the identity.
nonisolated public struct _ConditionalContent<TrueContent: View, FalseContent: View>: View {
  @usableFromInline
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  @usableFromInline let storage: Storage

  @inlinable
  init(storage: Storage) { self.storage = storage }

  /// A choice has no body of its own.
  public var body: Never { fatalError("_ConditionalContent is a primitive view and has no body") }

  /// Mounts the branch that is taken.
  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
    let node = BranchNode(context)
    mountBranch(of: view, in: node)
    return node
  }

  /// Updates the branch that is taken; another branch than before is a new view.
  @MainActor public static func _updateNode(_ node: _ViewNode, with view: Self) {
    let node = unsafeDowncast(node, to: BranchNode.self)
    switch view.storage {
    case .first(let content) where node.branch == 0: TrueContent._updateNode(node.child!, with: content)
    case .second(let content) where node.branch == 1: FalseContent._updateNode(node.child!, with: content)
    default:
      node.removeBranch()
      mountBranch(of: view, in: node)
    }
  }

  @MainActor private static func mountBranch(of view: Self, in node: BranchNode) {
    switch view.storage {
    case .first(let content):
      node.branch = 0
      node.child = TrueContent._makeNode(content, in: node.childContext())
    case .second(let content):
      node.branch = 1
      node.child = FalseContent._makeNode(content, in: node.childContext())
    }
  }
}

extension Optional: View where Wrapped: View {
  /// An optional view has no body of its own.
  public var body: Never { fatalError("Optional is a primitive view and has no body") }

  /// Mounts the view, if there is one.
  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
    let node = BranchNode(context)
    if let view {
      node.branch = 0
      node.child = Wrapped._makeNode(view, in: node.childContext())
    }
    return node
  }

  /// Updates, mounts or removes the view.
  @MainActor public static func _updateNode(_ node: _ViewNode, with view: Self) {
    let node = unsafeDowncast(node, to: BranchNode.self)
    switch (view, node.child) {
    case (let view?, let child?): Wrapped._updateNode(child, with: view)
    case (let view?, nil):
      node.branch = 0
      node.child = Wrapped._makeNode(view, in: node.childContext())
    case (nil, _): node.removeBranch()
    }
  }
}
