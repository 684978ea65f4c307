/// The subscription to a publisher of one value: it sends the value and the end as soon as one is asked for.
final class SingleValueSubscription<Downstream: Subscriber>: Subscription {
  private let value: Downstream.Input
  private let outlet: Outlet<Downstream>

  init(_ value: Downstream.Input, downstream: Downstream) {
    self.value = value
    outlet = Outlet(downstream)
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none, let downstream = outlet.close() else { return }
    _ = downstream.receive(value)
    downstream.receive(completion: .finished)
  }

  func cancel() {
    outlet.close()
  }
}

extension Subscriber {
  /// Starts with a subscription to one value.
  func receive(only value: Input) {
    receive(subscription: SingleValueSubscription(value, downstream: self))
  }

  /// Starts, and ends at once.
  func receive(only completion: Subscribers.Completion<Failure>) {
    receive(subscription: Subscriptions.empty)
    receive(completion: completion)
  }
}
