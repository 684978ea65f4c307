/// What a subscription knows of its upstream publisher. A lock of the owner guards it.
enum UpstreamStatus {
  /// The publisher has sent no subscription yet.
  case awaited
  case attached(any Subscription)
  /// The stream has ended or was cancelled.
  case gone

  var subscription: (any Subscription)? {
    if case .attached(let subscription) = self { subscription } else { nil }
  }

  var isAwaited: Bool {
    if case .awaited = self { true } else { false }
  }

  var isGone: Bool {
    if case .gone = self { true } else { false }
  }

  /// Takes the first subscription. Any other one has to be cancelled.
  mutating func attach(_ subscription: any Subscription) -> Bool {
    guard isAwaited else { return false }
    self = .attached(subscription)
    return true
  }

  /// Lets the subscription go for good, and returns it.
  mutating func detach() -> (any Subscription)? {
    defer { self = .gone }
    return subscription
  }

  /// The same, but only once there is a subscription.
  mutating func detachIfAttached() -> (any Subscription)? {
    guard let subscription else { return nil }
    self = .gone
    return subscription
  }
}
