/// What subscriptions hold of a node, made when it first subscribes to something.
///
/// A weak reference in its place would give every node a side table, which makes each later retain and release slow.
/// Used only on the thread that runs the engine; others may keep it.
final class NodeHandle: @unchecked Sendable {
  /// The node, until it leaves the tree.
  @exclusivity(unchecked) unowned(unsafe) private(set) var node: _ViewNode?
  /// The evaluation of the node whose subscriptions count; none of them does once the node is gone.
  @exclusivity(unchecked) private(set) var generation: UInt32

  init(_ node: _ViewNode, generation: UInt32) {
    self.node = node
    self.generation = generation
  }

  /// Voids the subscriptions made before.
  func advance(to generation: UInt32) { self.generation = generation }

  /// Voids all subscriptions: the node takes no more part.
  func invalidate() {
    node = nil
    generation = .max
  }
}
