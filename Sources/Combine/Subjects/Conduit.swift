import Foundation

/// The subscription of one subscriber to a subject.
final class Conduit<Output, Failure: Error>: Subscription {
  private let lock = Lock()
  // Recursive: a value may cause another one while it is received.
  private let delivery = NSRecursiveLock()
  private let keepsLatest: Bool
  private var downstream: AnySubscriber<Output, Failure>?
  private var demand = Subscribers.Demand.none
  private var pending: Output?
  private var list: ConduitList<Output, Failure>?
  private var owner: AnyObject?

  /// `keepsLatest`: the latest value waits for demand; otherwise a value without demand is lost. The owner is kept
  /// until the end.
  init<S: Subscriber>(
    downstream: S, list: ConduitList<Output, Failure>, keepsLatest: Bool, pending: Output?, owner: AnyObject?
  ) where S.Input == Output, S.Failure == Failure {
    self.downstream = AnySubscriber(downstream)
    self.list = list
    self.keepsLatest = keepsLatest
    self.pending = pending
    self.owner = owner
  }

  func offer(_ value: Output) {
    let downstream = lock.withLock { () -> AnySubscriber<Output, Failure>? in
      guard let downstream = self.downstream else { return nil }
      guard demand > .none else {
        pending = keepsLatest ? value : nil
        return nil
      }
      pending = nil
      demand -= 1
      return downstream
    }
    guard let downstream else { return }
    deliver(value, to: downstream)
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    guard let downstream = end().downstream else { return }
    delivery.lock()
    defer { delivery.unlock() }
    downstream.receive(completion: completion)
  }

  func request(_ more: Subscribers.Demand) {
    let waiting = lock.withLock { () -> (Output, AnySubscriber<Output, Failure>)? in
      demand += more
      guard demand > .none, let value = pending, let downstream else { return nil }
      pending = nil
      demand -= 1
      return (value, downstream)
    }
    guard let (value, downstream) = waiting else { return }
    deliver(value, to: downstream)
  }

  func cancel() {
    end().list?.remove(self)
  }

  private func deliver(_ value: Output, to downstream: AnySubscriber<Output, Failure>) {
    delivery.lock()
    let more = downstream.receive(value)
    delivery.unlock()
    if more > .none {
      request(more)
    }
  }

  // What is let go is returned, so that it is released outside of the lock.
  private func end() -> (
    downstream: AnySubscriber<Output, Failure>?, list: ConduitList<Output, Failure>?, owner: AnyObject?,
    pending: Output?
  ) {
    lock.withLock {
      let state = (downstream, list, owner, pending)
      (downstream, list, owner, pending) = (nil, nil, nil, nil)
      return state
    }
  }
}
