/// The upstream subscriptions of a subject. They are cancelled with it.
final class UpstreamSubscriptions {
  private let lock = Lock()
  private var subscriptions: [any Subscription] = []

  deinit {
    for subscription in subscriptions {
      subscription.cancel()
    }
  }

  func add(_ subscription: any Subscription) {
    lock.withLock { subscriptions.append(subscription) }
    subscription.request(.unlimited)
  }

  func removeAll() {
    _ = lock.withLock {
      let ended = subscriptions
      subscriptions = []
      return ended
    }
  }
}
