/// A view that shows nothing.
final class EmptyNode: _ViewNode {}

/// A container that is one unit to a list, and says nothing by itself.
final class ContainerNode: _ViewNode {
  @exclusivity(unchecked) private var child: _ViewNode?

  /// Mounts what `container` contains.
  init<Content: View>(_ content: Content, in context: _NodeContext) {
    super.init(context)
    child = Content._makeNode(content, in: childContext())
  }

  func update<Content: View>(with content: Content) {
    clearOwnMark()
    Content._updateNode(child!, with: content)
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let child { body(child) }
  }

  override func dropChildren() { child = nil }

  override var isTransparentForRows: Bool { false }
}

/// Views side by side; the position is the identity.
final class TupleNode: _ViewNode {
  @exclusivity(unchecked) var children = ContiguousArray<_ViewNode>()

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    for child in children { body(child) }
  }

  override func dropChildren() { children = [] }
}

/// A place that holds one of several views, or none; the branch is the identity.
class BranchNode: _ViewNode {
  @exclusivity(unchecked) final var branch = -1
  @exclusivity(unchecked) final var child: _ViewNode?

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let child { body(child) }
  }

  override func dropChildren() { child = nil }

  /// Takes the view of the branch down.
  final func removeBranch() {
    child?.unmount()
    child = nil
    branch = -1
  }
}

/// A place whose view's type is known only at run time; the type is the identity.
final class ErasedNode: BranchNode {
  final var type: ObjectIdentifier?
}
