/// The subscribers of a subject, and, if it has one, its current value.
final class ConduitList<Output, Failure: Error> {
  private let lock = Lock()
  private var conduits: ContiguousArray<Conduit<Output, Failure>> = []
  private var completion: Subscribers.Completion<Failure>?
  private var latest: Output?

  /// With a current value each subscriber gets that first, and the latest value waits for demand.
  init(current: Output? = nil) {
    latest = current
  }

  /// The current value.
  var current: Output? { lock.withLock { latest } }

  /// Adds a subscriber. `first` is a current value that is kept elsewhere.
  func add<S: Subscriber>(_ subscriber: S, first: Output? = nil, owner: AnyObject? = nil)
  where S.Input == Output, S.Failure == Failure {
    let (conduit, completion) = lock.withLock {
      let first = first ?? latest
      let conduit = Conduit(
        downstream: subscriber, list: self, keepsLatest: first != nil, pending: first, owner: owner)
      if self.completion == nil {
        conduits.append(conduit)
      }
      return (conduit, self.completion)
    }
    if let completion {
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: completion)
    } else {
      subscriber.receive(subscription: conduit)
    }
  }

  func remove(_ conduit: Conduit<Output, Failure>) {
    lock.withLock { conduits.removeAll { $0 === conduit } }
  }

  func send(_ value: Output) {
    // The old value leaves the lock alive: what its end sets off may come back here.
    let (receivers, _) = lock.withLock {
      guard completion == nil else { return (ContiguousArray<Conduit<Output, Failure>>(), nil as Output?) }
      let old = latest
      if old != nil {
        latest = value
      }
      return (conduits, old)
    }
    for conduit in receivers {
      conduit.offer(value)
    }
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    let receivers = lock.withLock {
      guard self.completion == nil else { return ContiguousArray<Conduit<Output, Failure>>() }
      let receivers = conduits
      self.completion = completion
      conduits = []
      return receivers
    }
    for conduit in receivers {
      conduit.finish(completion)
    }
  }
}
