/// The subscription of `combineLatest`: each value of a side is sent together with the latest values of the others,
/// as soon as each has one, and if there is demand. It ends when all sides have.
final class LatestSubscription<Downstream: Subscriber>: Subscription, SideOwner {
  typealias Failure = Downstream.Failure

  private enum Event {
    case value(Downstream.Input)
    case end(Subscribers.Completion<Failure>)
  }

  private let lock = Lock()
  private let downstream: Downstream
  private let sides: [Side]
  private let makeTuple: () -> Downstream.Input
  private var requested = Subscribers.Demand.none
  private var demand = Subscribers.Demand.none
  private var turn = Turn<Event>(closed: ())
  private var isOver = false

  /// `makeTuple` combines the latest values of the sides. It is called with the lock.
  init(_ downstream: Downstream, sides: [Side], makeTuple: @escaping () -> Downstream.Input) {
    self.downstream = downstream
    self.sides = sides
    self.makeTuple = makeTuple
  }

  var description: String { "CombineLatest" }

  func subscribe<P: Publisher>(to publisher: P, _ side: LatestSide<P.Output>) where P.Failure == Failure {
    publisher.subscribe(
      SideSubscriber<LatestSubscription, P.Output>(owner: self, side: side) { [unowned self] value in
        self.receive(value, from: side)
        return .none
      })
  }

  /// Sends the subscription downstream, when all sides have been subscribed to, and an end that came before.
  func start() {
    downstream.receive(subscription: self)
    finishTurn(lock.withLock { turn.open() })
  }

  func receive(subscription: any Subscription, from side: Side) {
    let demand = lock.withLock { !isOver && side.status.attach(subscription) ? requested : nil }
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
      requested += demand
      return sides.compactMap(\.status.subscription)
    }
    for subscription in subscriptions {
      subscription.request(demand)
    }
  }

  func cancel() {
    let subscriptions = lock.withLock {
      isOver = true
      turn.removeAll()
      return sides.compactMap { $0.status.detach() }
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
        isOver = sides.allSatisfy(\.hasFinished)
        return (isOver, [], own)
      case .failure:
        isOver = true
        return (true, sides.compactMap { $0.status.detach() }, own)
      }
    }
    for subscription in subscriptions {
      subscription.cancel()
    }
    if ended {
      send(.end(completion))
    }
  }

  private func receive<Value>(_ value: Value, from side: LatestSide<Value>) {
    // A value that comes while another one is received, on the same thread, is remembered and not sent.
    let (tuple, _) = lock.withLock { () -> (Downstream.Input?, Value?) in
      guard !isOver else { return (nil, nil) }
      let old = side.value
      side.value = value
      guard demand != .none, !turn.isHeldHere, sides.allSatisfy(\.hasValue) else { return (nil, old) }
      demand -= 1
      return (makeTuple(), old)
    }
    if let tuple {
      send(.value(tuple))
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
    case .value(let tuple):
      let more = downstream.receive(tuple)
      if more != .none {
        request(more)
      }
    case .end(let completion):
      downstream.receive(completion: completion)
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
