/// A value that can tell whether it differs from what a node read.
protocol ValueCheck: AnyObject {
  /// Whether the value is another one now than when it was read.
  func hasChanged() -> Bool
}

/// The nodes that depend on one value.
///
/// A subscription is valid for one evaluation of its node. Void ones are removed when the list is walked or has doubled,
/// so that reading costs no search and nothing has to unsubscribe.
struct SubscriberList {
  private struct Subscriber {
    weak var node: _ViewNode?
    let generation: UInt32
    let check: (any ValueCheck)?

    var isCurrent: Bool { node?.generation == generation }
  }

  private var first: Subscriber?
  private var others: [Subscriber] = []
  private var limit = 16

  /// Adds `node` in its present evaluation. With a `check`, only a change that the check sees concerns it.
  mutating func add(_ node: _ViewNode, check: (any ValueCheck)? = nil) {
    if let last = others.last ?? first, last.generation == node.generation, last.node === node, last.check == nil {
      return
    }
    let subscriber = Subscriber(node: node, generation: node.generation, check: check)
    if first.map({ !$0.isCurrent }) ?? true {
      first = subscriber
      return
    }
    others.append(subscriber)
    if others.count > limit {
      others.removeAll { !$0.isCurrent }
      limit = max(16, others.count * 2)
    }
  }

  /// Marks the nodes that the change concerns.
  mutating func markAll() {
    guard let first else { return }
    mark(first)
    for subscriber in others { mark(subscriber) }
  }

  private func mark(_ subscriber: Subscriber) {
    guard let node = subscriber.node, node.generation == subscriber.generation else { return }
    if let check = subscriber.check, !check.hasChanged() { return }
    node.engine.mark(node)
  }
}
