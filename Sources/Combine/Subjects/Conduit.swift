/// The subscription of one subscriber to a subject. Its subclass knows the subscriber.
class Conduit<Output, Failure: Error>: Subscription, OperatorReflection {
  /// Its place in the list of the subject.
  final var slot = 0

  /// Lets the latest value, from this one on, wait for demand; otherwise a value without demand is lost. Called before
  /// the conduit is in use.
  func keepLatest(_ first: Output) {}

  func offer(_ value: Output) {}

  func finish(_ completion: Subscribers.Completion<Failure>) {}

  func request(_ demand: Subscribers.Demand) {}

  func cancel() {}

  var description: String { "" }

  var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
}

/// What a conduit has to know of the subject. The subject's list of subscribers is `conduits`.
protocol ConduitOwner<Output, Failure>: AnyObject {
  associatedtype Output
  associatedtype Failure: Error

  /// The name of the subject.
  var conduitDescription: String { get }

  var conduits: ConduitList<Output, Failure> { get }

  /// Whether it sends mere signals: any request asks for all of them, and a mirror shows the subscriber alone.
  var sendsSignals: Bool { get }

  /// Called for each request of a subscriber.
  func acknowledgeDemand()
}

extension ConduitOwner {
  var sendsSignals: Bool { false }

  func acknowledgeDemand() {}
}

/// A conduit that knows its subscriber. It keeps the subject until the end.
final class SubscriberConduit<Owner: ConduitOwner, Downstream: Subscriber>: Conduit<Owner.Output, Owner.Failure>
where Downstream.Input == Owner.Output, Downstream.Failure == Owner.Failure {
  /// Holds the subscriber: to copy a reference costs less than to copy a generic value.
  private final class Target {
    let downstream: Downstream

    init(_ downstream: Downstream) {
      self.downstream = downstream
    }
  }

  private enum Event {
    case value(Target, Owner.Output)
    case completion(Target, Subscribers.Completion<Owner.Failure>)
  }

  private let lock = Lock()
  private let name: String
  private var keepsLatest = false
  private let sendsSignals: Bool
  private var owner: Owner?
  private var target: Target?
  private var demand = Subscribers.Demand.none
  private var pending: Owner.Output?
  private var turn = Turn<Event>()

  init(_ downstream: Downstream, owner: Owner) {
    name = owner.conduitDescription
    sendsSignals = owner.sendsSignals
    target = Target(downstream)
    self.owner = owner
  }

  override func keepLatest(_ first: Owner.Output) {
    keepsLatest = true
    pending = first
  }

  override func offer(_ value: Owner.Output) {
    // Each value of each subject passes here: no closures, and nothing generic that need not be.
    lock.acquire()
    guard let target else {
      lock.release()
      return
    }
    guard demand != .none else {
      if keepsLatest {
        keep(value)
      } else {
        lock.release()
      }
      return
    }
    demand -= 1
    let claim = turn.claim()
    if case .waits = claim {
      turn.append(.value(target, value))
    }
    lock.release()
    switch claim {
    case .first: deliverFirst(value, to: target)
    case .nested: deliver(value, to: target)
    case .waits: break
    }
  }

  override func finish(_ completion: Subscribers.Completion<Owner.Failure>) {
    let (target, claim, _) = lock.withLock { () -> (Target?, Turn<Event>.Claim, Owner?) in
      guard let target = self.target else { return (nil, .waits, nil) }
      let (owner, _) = release()
      return (target, turn.claim(.completion(target, completion)), owner)
    }
    switch claim {
    case .first:
      target?.downstream.receive(completion: completion)
      finishTurn()
    case .nested:
      target?.downstream.receive(completion: completion)
    case .waits:
      break
    }
  }

  override func request(_ more: Subscribers.Demand) {
    more.requireSome()
    guard let owner = lock.withLock({ target == nil ? nil : self.owner }) else { return }
    add(sendsSignals ? .unlimited : more)
    owner.acknowledgeDemand()
  }

  override func cancel() {
    let (owner, _, _) = lock.withLock {
      let target = self.target
      turn.removeAll()
      let (owner, pending) = release()
      return (owner, pending, target)
    }
    owner?.conduits.remove(self)
  }

  override var description: String { name }

  override var customMirror: Mirror {
    let (owner, target, demand) = lock.withLock { (self.owner, self.target, self.demand) }
    let downstream = target?.downstream as Any
    if sendsSignals { return Mirror(self, children: ["downstream": downstream]) }
    return Mirror(
      self,
      children: ["parent": owner as Any, "downstream": downstream, "demand": demand, "subject": owner as Any])
  }

  // Called with the lock. What is let go is returned, so that it is released outside of it.
  private func release() -> (owner: Owner?, pending: Owner.Output?) {
    defer { (owner, target, pending) = (nil, nil, nil) }
    return (owner, pending)
  }

  // Called with the lock, which it gives back: the old value leaves it alive.
  @inline(never)
  private func keep(_ value: Owner.Output) {
    var value: Owner.Output? = value
    swap(&pending, &value)
    lock.release()
    withExtendedLifetime(value) {}
  }

  private func deliverFirst(_ value: Owner.Output, to target: Target) {
    deliver(value, to: target)
    lock.acquire()
    let isOver = turn.endIfIdle()
    lock.release()
    if !isOver {
      finishTurn()
    }
  }

  @inline(__always)
  private func deliver(_ value: Owner.Output, to target: Target) {
    let more = target.downstream.receive(value)
    if more != .none {
      add(more)
    }
  }

  private func finishTurn() {
    while let event = lock.withLock({ turn.next() }) {
      switch event {
      case .value(let target, let value): deliver(value, to: target)
      case .completion(let target, let completion): target.downstream.receive(completion: completion)
      }
    }
  }

  private func add(_ more: Subscribers.Demand) {
    lock.acquire()
    demand += more
    let isServed = !keepsLatest || target == nil
    lock.release()
    if !isServed {
      deliverPending()
    }
  }

  private func deliverPending() {
    let (waiting, claim) = lock.withLock { () -> ((Target, Owner.Output)?, Turn<Event>.Claim) in
      guard demand != .none, let target, let value = pending else { return (nil, .waits) }
      pending = nil
      demand -= 1
      return ((target, value), turn.claim(.value(target, value)))
    }
    guard let (target, value) = waiting else { return }
    switch claim {
    case .first: deliverFirst(value, to: target)
    case .nested: deliver(value, to: target)
    case .waits: break
    }
  }
}
