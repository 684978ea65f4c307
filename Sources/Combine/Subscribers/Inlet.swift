/// The upstream side of an operator: it keeps the subscription until it is cancelled.
final class Inlet {
  private let lock = Lock()
  private var subscription: (any Subscription)?
  private var isClosed = false

  /// Keeps a subscription; cancels it and answers false if there is one already or none is wanted any more.
  func accept(_ subscription: any Subscription) -> Bool {
    let isAccepted = lock.withLock {
      guard !isClosed, self.subscription == nil else { return false }
      self.subscription = subscription
      return true
    }
    if !isAccepted {
      subscription.cancel()
    }
    return isAccepted
  }

  /// Asks upstream for values.
  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    lock.withLock { subscription }?.request(demand)
  }

  /// Forgets a subscription that has ended, so that another one can take its place.
  func reset() {
    _ = lock.withLock {
      let subscription = self.subscription
      self.subscription = nil
      return subscription
    }
  }

  /// Cancels the subscription, and each one that may still come.
  func cancel() {
    let subscription = lock.withLock {
      let subscription = self.subscription
      self.subscription = nil
      isClosed = true
      return subscription
    }
    subscription?.cancel()
  }
}
