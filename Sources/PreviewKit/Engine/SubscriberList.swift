/// A value that can tell whether it differs from what a node read.
protocol ValueCheck: AnyObject {
  /// Whether the value is another one now than when it was read.
  func hasChanged() -> Bool
}

/// The nodes that depend on one value.
///
/// A subscription is valid for one evaluation of its node. Void ones are removed when the list is walked or has
/// doubled, so that reading costs no search and nothing has to unsubscribe.
struct SubscriberList {
  private struct Subscriber {
    let handle: NodeHandle
    let generation: UInt32
    let check: (any ValueCheck)?

    /// Whether it makes a further one of the same evaluation superfluous.
    func covers(_ other: NodeHandle, _ otherGeneration: UInt32) -> Bool {
      handle === other && generation == otherGeneration && check == nil
    }

    var isCurrent: Bool { handle.node != nil && handle.generation == generation }
  }

  private var first: Subscriber?
  private var others: ContiguousArray<Subscriber> = []
  private var limit = 16

  /// Adds `node` in its present evaluation. With a `check`, only a change that the check sees concerns it.
  mutating func add(_ node: _ViewNode, check: (any ValueCheck)? = nil) {
    let handle = node.handle
    let generation = node.generation
    if others.isEmpty {
      if first?.covers(handle, generation) == true { return }
    } else if others[others.count - 1].covers(handle, generation) {
      return
    }
    let subscriber = Subscriber(handle: handle, generation: generation, check: check)
    if first?.isCurrent != true {
      first = subscriber
      return
    }
    others.append(subscriber)
    if others.count > limit {
      others.removeAll { !$0.isCurrent }
      limit = max(16, others.count * 2)
    }
  }

  /// Whether a node depends on the value.
  var hasCurrent: Bool { first?.isCurrent == true || others.contains(where: \.isCurrent) }

  /// Marks the nodes that the change concerns.
  mutating func markAll() {
    guard let first else { return }
    mark(first)
    for subscriber in others { mark(subscriber) }
  }

  private func mark(_ subscriber: Subscriber) {
    guard subscriber.isCurrent, let node = subscriber.handle.node else { return }
    if let check = subscriber.check, !check.hasChanged() { return }
    node.engine.mark(node)
  }
}
