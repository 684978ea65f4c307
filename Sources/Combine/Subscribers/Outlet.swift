import Foundation

/// The downstream side of an operator: it counts demand, and lets nothing through after the end or a cancellation.
final class Outlet<Downstream: Subscriber> {
  private let lock = Lock()
  // Recursive: a value may cause another one while it is received.
  private let delivery: NSRecursiveLock?
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none

  /// Operators with several upstreams are `serialized`, so that two threads do not call the subscriber at once.
  init(_ downstream: Downstream, serialized: Bool = false) {
    self.downstream = downstream
    delivery = serialized ? NSRecursiveLock() : nil
  }

  /// Whether values may still follow.
  var isOpen: Bool { lock.withLock { downstream != nil } }

  /// The demand that is not yet met.
  var openDemand: Subscribers.Demand { lock.withLock { demand } }

  /// Hands the subscription to the subscriber.
  func start(_ subscription: any Subscription) {
    lock.withLock { downstream }?.receive(subscription: subscription)
  }

  /// Adds to the demand.
  func request(_ more: Subscribers.Demand) {
    lock.withLock { demand += more }
  }

  /// Sends a value if there is demand for it, and returns the new demand; nil if it was not sent.
  func offer(_ value: Downstream.Input) -> Subscribers.Demand? {
    let downstream = lock.withLock { () -> Downstream? in
      guard demand > .none, let downstream = self.downstream else { return nil }
      demand -= 1
      return downstream
    }
    return downstream.map { deliver(value, to: $0) }
  }

  /// Sends a value that upstream sent on demand, and returns the new demand.
  func send(_ value: Downstream.Input) -> Subscribers.Demand {
    let downstream = lock.withLock {
      demand -= 1
      return self.downstream
    }
    return downstream.map { deliver(value, to: $0) } ?? .none
  }

  /// Ends the stream.
  func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    guard let downstream = close() else { return }
    delivery?.lock()
    defer { delivery?.unlock() }
    downstream.receive(completion: completion)
  }

  /// Lets nothing through from now on, and returns the subscriber if it was still open.
  @discardableResult
  func close() -> Downstream? {
    lock.withLock {
      let downstream = self.downstream
      self.downstream = nil
      return downstream
    }
  }

  private func deliver(_ value: Downstream.Input, to downstream: Downstream) -> Subscribers.Demand {
    delivery?.lock()
    let more = downstream.receive(value)
    delivery?.unlock()
    if more > .none {
      request(more)
    }
    return more
  }
}
