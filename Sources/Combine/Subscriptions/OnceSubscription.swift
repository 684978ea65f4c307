/// The subscription of a publisher that sends one value, when it is asked, and ends.
final class OnceSubscription<Downstream: Subscriber>: Subscription, OperatorReflection {
  let description: String
  private let lock = Lock()
  private let output: Downstream.Input
  private var downstream: Downstream?

  init(_ description: String, output: Downstream.Input, downstream: Downstream) {
    self.description = description
    self.output = output
    self.downstream = downstream
  }

  func request(_ demand: Subscribers.Demand) {
    demand.requireSome()
    guard let downstream = takeDownstream() else { return }
    _ = downstream.receive(output)
    downstream.receive(completion: .finished)
  }

  func cancel() {
    _ = takeDownstream()
  }

  var customMirror: Mirror { Mirror(self, unlabeledChildren: CollectionOfOne(output)) }

  private func takeDownstream() -> Downstream? {
    lock.withLock {
      defer { downstream = nil }
      return downstream
    }
  }
}

extension Subscriber {
  /// Receives a subscription that sends one value.
  func receive(once output: Input, of description: String) {
    receive(subscription: OnceSubscription(description, output: output, downstream: self))
  }
}
