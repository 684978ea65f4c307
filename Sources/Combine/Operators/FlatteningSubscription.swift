/// Subscribes to the publishers that come from upstream, and passes on the values of all of them or of the latest one.
///
/// A publisher's value that comes before it is asked for waits, and the publisher is asked for the next one only when
/// it has been sent.
final class FlatteningSubscription<Child: Publisher, Downstream: Subscriber>: Subscriber, Subscription
where Downstream.Input == Child.Output, Downstream.Failure == Child.Failure {
  typealias Input = Child
  typealias Failure = Child.Failure

  /// Which publishers are followed.
  enum Policy {
    case merge(Subscribers.Demand)
    case latest
  }

  private struct Buffered {
    let child: Int
    let value: Child.Output
  }

  private let policy: Policy
  private let inlet = Inlet()
  private let outlet: Outlet<Downstream>
  private let lock = Lock()
  private var children: [Int: Inlet] = [:]
  private var nextChild = 0
  private var buffer: [Buffered] = []
  private var isDraining = false
  private var hasUpstreamEnded = false

  init(_ policy: Policy, downstream: Downstream) {
    self.policy = policy
    outlet = Outlet(downstream, serialized: true)
  }

  func receive(subscription: any Subscription) {
    guard inlet.accept(subscription) else { return }
    outlet.start(self)
    switch policy {
    case .merge(let most): inlet.request(most)
    case .latest: inlet.request(.unlimited)
    }
  }

  func receive(_ child: Child) -> Subscribers.Demand {
    guard outlet.isOpen else { return .none }
    let childInlet = Inlet()
    let (id, replaced) = lock.withLock { () -> (Int, [Inlet]) in
      var replaced: [Inlet] = []
      if case .latest = policy {
        replaced = Array(children.values)
        children = [:]
        buffer = []
      }
      nextChild += 1
      children[nextChild] = childInlet
      return (nextChild, replaced)
    }
    for inlet in replaced {
      inlet.cancel()
    }
    child.subscribe(
      AnySubscriber<Child.Output, Child.Failure>(
        receiveSubscription: { subscription in
          guard childInlet.accept(subscription) else { return }
          childInlet.request(self.outlet.openDemand == .unlimited ? .unlimited : .max(1))
        },
        receiveValue: { self.receive($0, from: id) },
        receiveCompletion: { self.receive(completion: $0, from: id) }
      )
    )
    return .none
  }

  func receive(completion: Subscribers.Completion<Child.Failure>) {
    inlet.reset()
    switch completion {
    case .finished:
      lock.withLock { hasUpstreamEnded = true }
      finishIfDone()
    case .failure:
      fail(completion)
    }
  }

  func request(_ demand: Subscribers.Demand) {
    outlet.request(demand)
    drain()
    guard demand == .unlimited else { return }
    for inlet in lock.withLock({ Array(children.values) }) {
      inlet.request(.unlimited)
    }
  }

  func cancel() {
    outlet.close()
    stop()
  }

  private func receive(_ value: Child.Output, from child: Int) -> Subscribers.Demand {
    let isNext = lock.withLock { () -> Bool? in
      guard children[child] != nil else { return nil }
      return buffer.isEmpty
    }
    guard let isNext else { return .none }
    if isNext, outlet.offer(value) != nil { return .max(1) }
    lock.withLock { buffer.append(Buffered(child: child, value: value)) }
    // Demand may have come since it was looked at.
    drain()
    return .none
  }

  private func receive(completion: Subscribers.Completion<Child.Failure>, from child: Int) {
    guard let ended = lock.withLock({ children.removeValue(forKey: child) }) else { return }
    ended.reset()
    switch completion {
    case .finished:
      if case .merge(let most) = policy, most != .unlimited {
        inlet.request(.max(1))
      }
      finishIfDone()
    case .failure:
      fail(completion)
    }
  }

  private func drain() {
    while true {
      let next = lock.withLock { () -> (Child.Output, Inlet?)? in
        guard !isDraining, let first = buffer.first, outlet.openDemand > .none else { return nil }
        isDraining = true
        buffer.removeFirst()
        return (first.value, children[first.child])
      }
      guard let (value, child) = next else { break }
      _ = outlet.offer(value)
      lock.withLock { isDraining = false }
      child?.request(.max(1))
    }
    finishIfDone()
  }

  private func finishIfDone() {
    if lock.withLock({ hasUpstreamEnded && children.isEmpty && buffer.isEmpty && !isDraining }) {
      outlet.finish(.finished)
    }
  }

  private func fail(_ completion: Subscribers.Completion<Child.Failure>) {
    stop()
    outlet.finish(completion)
  }

  private func stop() {
    inlet.cancel()
    let (children, _) = lock.withLock {
      let state = (self.children, buffer)
      self.children = [:]
      buffer = []
      return state
    }
    for child in children.values {
      child.cancel()
    }
  }
}
