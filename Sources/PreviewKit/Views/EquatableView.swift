/// A view whose body runs again only when the view, by its own `==`, differs from the one before.
public struct EquatableView<Content: View & Equatable>: View {
  /// The view that is compared.
  public var content: Content

  /// Compares `content` before it is updated.
  public init(content: Content) { self.content = content }

  /// An equatable view has no body of its own.
  public var body: Never { fatalError("EquatableView is a primitive view and has no body") }

  /// Mounts the content.
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
    let node = EquatableNode<Content>(context)
    node.content = view.content
    node.child = Content._makeNode(view.content, in: node.childContext())
    return node
  }

  /// Updates the content when it differs.
  public static func _updateNode(_ node: _ViewNode, with view: Self) {
    let node = unsafeDowncast(node, to: EquatableNode<Content>.self)
    if node.content == view.content { return }
    node.content = view.content
    Content._updateNode(node.child!, with: view.content)
  }
}

final class EquatableNode<Content>: BranchNode {
  var content: Content?
}

extension View where Self: Equatable {
  /// Compares this view by its own `==` before it is updated.
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
