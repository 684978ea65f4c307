/// The subscription of `zip`: it sends a tuple when each side has a value for it, and ends when no other one can come.
final class ZipSubscription<Downstream: Subscriber>: Subscription, SideOwner {
  typealias Failure = Downstream.Failure

  private enum Event {
    case value(Downstream.Input)
    case end(Subscribers.Completion<Failure>)
  }

  private let lock = Lock()
  private let downstream: Downstream
  private let sides: [Side]
  private let takeTuple: () -> Downstream.Input
  private var demand = Subscribers.Demand.none
  private var turn = Turn<Event>(closed: ())
  // The side whose value is being sent, and what is asked of it meanwhile: it gets that as the answer to its value.
  private var sender: Side?
  private var senderDemand = Subscribers.Demand.none
  private var isOver = false

  /// `takeTuple` takes one value of each side. It is called with the lock.
  init(_ downstream: Downstream, sides: [Side], takeTuple: @escaping () -> Downstream.Input) {
    self.downstream = downstream
    self.sides = sides
    self.takeTuple = takeTuple
  }

  var description: String { "Zip" }

  func subscribe<P: Publisher>(to publisher: P, _ side: QueueSide<P.Output>) where P.Failure == Failure {
    publisher.subscribe(
      SideSubscriber<ZipSubscription, P.Output>(owner: self, side: side) { [unowned self] value in
        self.receive(value, from: side)
      })
  }

  /// Sends the subscription downstream, when all sides have been subscribed to, and an end that came before.
  func start() {
    downstream.receive(subscription: self)
    finishTurn(lock.withLock { turn.open() })
  }

  func receive(subscription: any Subscription, from side: Side) {
    let demand = lock.withLock { !isOver && side.status.attach(subscription) ? self.demand : nil }
    guard let demand else {
      subscription.cancel()
      return
    }
    if demand != .none {
      subscription.request(demand)
    }
  }

  func request(_ demand: Subscribers.Demand) {
    demand.requireSome()
    let subscriptions = lock.withLock { () -> [any Subscription] in
      guard !isOver else { return [] }
      self.demand += demand
      if turn.isHeldHere, sender != nil {
        senderDemand += demand
      }
      return sides.compactMap { turn.isHeldHere && $0 === sender ? nil : $0.status.subscription }
    }
    for subscription in subscriptions {
      subscription.request(demand)
    }
  }

  func cancel() {
    let subscriptions = lock.withLock {
      isOver = true
      turn.removeAll()
      return detachAll()
    }
    for subscription in subscriptions {
      subscription.cancel()
    }
  }

  func receive(completion: Subscribers.Completion<Failure>, from side: Side) {
    let (ended, subscriptions, _) = lock.withLock { () -> (Bool, [any Subscription], (any Subscription)?) in
      guard !isOver, !side.hasFinished else { return (false, [], nil) }
      let own = side.status.detach()
      side.hasFinished = true
      switch completion {
      case .finished:
        guard !side.hasValue else { return (false, [], own) }
      case .failure:
        break
      }
      isOver = true
      return (true, detachAll(), own)
    }
    for subscription in subscriptions {
      subscription.cancel()
    }
    if ended {
      send(.end(completion))
    }
  }

  private func receive<Value>(_ value: Value, from side: QueueSide<Value>) -> Subscribers.Demand {
    let tuple = lock.withLock { () -> Downstream.Input? in
      guard !isOver else { return nil }
      side.values.append(value)
      return sides.allSatisfy(\.hasValue) ? takeTuple() : nil
    }
    guard let tuple else { return .none }
    let demand = send(tuple, from: side)
    let rest = lock.withLock { () -> [any Subscription]? in
      guard !isOver, sides.contains(where: { $0.hasFinished && !$0.hasValue }) else { return nil }
      isOver = true
      return detachAll()
    }
    if let rest {
      for subscription in rest {
        subscription.cancel()
      }
      send(.end(.finished))
    }
    return demand
  }

  // Called with the lock.
  private func detachAll() -> [any Subscription] {
    sides.compactMap { $0.status.detach() }
  }

  private func send(_ tuple: Downstream.Input, from side: Side) -> Subscribers.Demand {
    let (claim, outer) = lock.withLock { () -> (Turn<Event>.Claim, (Side?, Subscribers.Demand)) in
      let claim = turn.claim(.value(tuple))
      let outer = (sender, senderDemand)
      switch claim {
      case .first, .nested:
        sender = side
        senderDemand = .none
      case .waits:
        break
      }
      return (claim, outer)
    }
    if case .waits = claim { return .none }
    deliver(tuple)
    let answer = lock.withLock {
      let answer = senderDemand
      (sender, senderDemand) = outer
      return answer
    }
    if case .first = claim {
      finishTurn(lock.withLock { turn.next() })
    }
    return answer
  }

  private func deliver(_ tuple: Downstream.Input) {
    let more = downstream.receive(tuple)
    if more != .none {
      request(more)
    }
  }

  private func send(_ event: Event) {
    switch lock.withLock({ turn.claim(event) }) {
    case .first:
      handle(event)
      finishTurn(lock.withLock { turn.next() })
    case .nested:
      handle(event)
    case .waits:
      break
    }
  }

  private func handle(_ event: Event) {
    switch event {
    case .value(let tuple): deliver(tuple)
    case .end(let completion): downstream.receive(completion: completion)
    }
  }

  private func finishTurn(_ first: Event?) {
    var next = first
    while let event = next {
      handle(event)
      next = lock.withLock { turn.next() }
    }
  }
}
