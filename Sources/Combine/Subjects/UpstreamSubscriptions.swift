/// The upstream subscriptions of a subject. They are asked for all values, and cancelled with the subject.
final class UpstreamSubscriptions {
  private let lock = Lock()
  private var subscriptions: [any Subscription] = []
  private var isWanted: Bool

  /// `isWanted`: they are asked at once; otherwise when a subscriber of the subject asks for the first time.
  init(isWanted: Bool) {
    self.isWanted = isWanted
  }

  deinit {
    for subscription in subscriptions {
      subscription.cancel()
    }
  }

  func add(_ subscription: any Subscription) {
    let isWanted = lock.withLock {
      subscriptions.append(subscription)
      return self.isWanted
    }
    if isWanted {
      subscription.request(.unlimited)
    }
  }

  /// Asks for all values, the first time.
  func want() {
    let asked = lock.withLock { () -> [any Subscription] in
      guard !isWanted else { return [] }
      isWanted = true
      return subscriptions
    }
    for subscription in asked {
      subscription.request(.unlimited)
    }
  }

  func removeAll() {
    _ = lock.withLock {
      let ended = subscriptions
      subscriptions = []
      return ended
    }
  }
}
