/// A view whose identity is a value: another value is another view.
struct IdentifiedView<Content: View, ID: Hashable>: View {
  let content: Content
  let id: ID

  var body: Never { fatalError("IdentifiedView is a primitive view and has no body") }

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
    let node = IdentifiedNode<ID>(context)
    node.id = view.id
    node.child = Content._makeNode(view.content, in: node.childContext())
    return node
  }

  static func _updateNode(_ node: _ViewNode, with view: Self) {
    let node = unsafeDowncast(node, to: IdentifiedNode<ID>.self)
    if node.id == view.id {
      Content._updateNode(node.child!, with: view.content)
    } else {
      node.removeBranch()
      node.id = view.id
      node.child = Content._makeNode(view.content, in: node.childContext())
    }
  }
}

final class IdentifiedNode<ID: Hashable>: BranchNode {
  var id: ID?
}

extension View {
  /// Binds the identity of this view to a value. When it changes, state is reset and the view appears again.
  public func id<ID: Hashable>(_ id: ID) -> some View { IdentifiedView(content: self, id: id) }
}
