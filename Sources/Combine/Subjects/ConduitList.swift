/// The subscribers of a subject, in the order in which they came, and, if it has one, its current value.
final class ConduitList<Output, Failure: Error> {
  private let lock = Lock()
  // A subscriber that leaves, leaves a hole behind: so leaving takes constant time, and a list that is being walked
  // through stays as it is.
  private var conduits: ContiguousArray<Conduit<Output, Failure>?> = []
  private var holes = 0
  private var completion: Subscribers.Completion<Failure>?
  private var hasEnded = false
  private let hasCurrent: Bool
  private var latest: Output?

  /// With a current value each subscriber gets that first, and the latest value waits for demand.
  init(current: Output? = nil) {
    hasCurrent = current != nil
    latest = current
  }

  /// The current value. Setting it sends it, and changes it even after the end.
  var current: Output? {
    get { lock.withLock { latest } }
    set {
      if let newValue {
        send(newValue, changesAfterEnd: true)
      }
    }
  }

  /// Adds a subscriber. `first` is a current value that is kept elsewhere.
  func add<S: Subscriber, Owner: ConduitOwner<Output, Failure>>(_ subscriber: S, owner: Owner, first: Output? = nil)
  where S.Input == Output, S.Failure == Failure {
    let conduit: Conduit<Output, Failure> = SubscriberConduit(subscriber, owner: owner)
    let end = lock.withLock { () -> Subscribers.Completion<Failure>? in
      if completion == nil {
        if let first = first ?? latest {
          conduit.keepLatest(first)
        }
        conduit.slot = conduits.count
        conduits.append(conduit)
      }
      return completion
    }
    if let end {
      subscriber.receive(only: end)
    } else {
      subscriber.receive(subscription: conduit)
    }
  }

  func remove(_ conduit: Conduit<Output, Failure>) {
    let (_, _) = lock.withLock { () -> (Conduit<Output, Failure>?, ContiguousArray<Conduit<Output, Failure>?>) in
      guard conduit.slot < conduits.count, conduits[conduit.slot] === conduit else { return (nil, []) }
      conduits[conduit.slot] = nil
      holes += 1
      guard holes > 16, holes * 2 > conduits.count else { return (conduit, []) }
      let old = conduits
      conduits = conduits.filter { $0 != nil }
      holes = 0
      for (slot, conduit) in conduits.enumerated() {
        conduit?.slot = slot
      }
      return (conduit, old)
    }
  }

  func send(_ value: Output, changesAfterEnd: Bool = false) {
    // Each value of each subject passes here: no closures, and nothing generic that need not be.
    lock.acquire()
    guard !hasEnded || changesAfterEnd else {
      lock.release()
      return
    }
    let receivers = conduits
    if hasCurrent {
      keep(value)
    } else {
      lock.release()
    }
    var slot = 0
    while slot < receivers.count {
      receivers[slot]?.offer(value)
      slot += 1
    }
  }

  // Called with the lock, which it gives back: the old value leaves it alive, because what its end sets off may come back
  // here.
  @inline(never)
  private func keep(_ value: Output) {
    var value: Output? = value
    swap(&latest, &value)
    lock.release()
    withExtendedLifetime(value) {}
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    let receivers = lock.withLock { () -> ContiguousArray<Conduit<Output, Failure>?> in
      guard self.completion == nil else { return [] }
      let receivers = conduits
      self.completion = completion
      hasEnded = true
      conduits = []
      holes = 0
      return receivers
    }
    for conduit in receivers {
      conduit?.finish(completion)
    }
  }
}
