/// The subscription of `encode` and `decode`: it sends what a coder makes of each value, or fails with its error.
final class CodingSubscription<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription,
  OperatorReflection
where Downstream.Failure == any Error {
  let description: String
  private let lock = Lock()
  private let downstream: Downstream
  private let code: (Input) throws -> Downstream.Input
  private var subscription: (any Subscription)?
  private var hasFinished = false

  init(_ description: String, downstream: Downstream, code: @escaping (Input) throws -> Downstream.Input) {
    self.description = description
    self.downstream = downstream
    self.code = code
  }

  func receive(subscription: any Subscription) {
    let isAccepted = lock.withLock {
      guard !hasFinished, self.subscription == nil else { return false }
      self.subscription = subscription
      return true
    }
    if isAccepted {
      downstream.receive(subscription: self)
    } else {
      subscription.cancel()
    }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard !lock.withLock({ hasFinished }) else { return .none }
    do {
      return downstream.receive(try code(input))
    } catch {
      end().subscription?.cancel()
      downstream.receive(completion: .failure(error))
      return .none
    }
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard end().isFirst else { return }
    downstream.receive(completion: completion.erased)
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { subscription }?.request(demand)
  }

  func cancel() {
    guard lock.withLock({ subscription != nil }) else { return }
    end().subscription?.cancel()
  }

  var customMirror: Mirror {
    let (subscription, hasFinished) = lock.withLock { (self.subscription, self.hasFinished) }
    return Mirror(
      self,
      children: ["downstream": downstream, "finished": hasFinished, "upstreamSubscription": subscription as Any])
  }

  private func end() -> (isFirst: Bool, subscription: (any Subscription)?) {
    lock.withLock {
      let state = (!hasFinished, subscription)
      hasFinished = true
      subscription = nil
      return state
    }
  }
}
