/// A view that shows nothing.
final class EmptyNode: _ViewNode {}

/// Views side by side; the position is the identity.
final class TupleNode: _ViewNode {
  var children = ContiguousArray<_ViewNode>()

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    for child in children { body(child) }
  }

  override func dropChildren() { children = [] }
}

/// A place that holds one of several views, or none; the branch is the identity.
class BranchNode: _ViewNode {
  final var branch = -1
  final var child: _ViewNode?

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
