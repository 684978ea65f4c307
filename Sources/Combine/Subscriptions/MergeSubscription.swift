/// The subscription of `merge`: it sends the values of all sides as they come. Without demand the latest value of each
/// side waits, and the side is asked for another one when it has been sent.
final class MergeSubscription<Downstream: Subscriber>: Subscription, SideOwner {
  typealias Failure = Downstream.Failure

  private enum Event {
    case value(Downstream.Input)
    case end(Subscribers.Completion<Failure>)
  }

  private let lock = Lock()
  private let downstream: Downstream
  private let sides: [LatestSide<Downstream.Input>]
  private var waiting = Queue<LatestSide<Downstream.Input>>()
  private var demand = Subscribers.Demand.none
  private var turn = Turn<Event>()
  private var finishedCount = 0
  private var isOver = false

  init(_ downstream: Downstream, count: Int) {
    self.downstream = downstream
    sides = (0..<count).map { _ in LatestSide() }
  }

  var description: String { "Merge" }

  /// Sends the subscription downstream. Sides are subscribed to afterwards.
  func start() {
    downstream.receive(subscription: self)
    finishIfDone()
  }

  func subscribe<P: Publisher>(to publisher: P, side index: Int)
  where P.Output == Downstream.Input, P.Failure == Failure {
    let side = sides[index]
    publisher.subscribe(
      SideSubscriber<MergeSubscription, P.Output>(owner: self, side: side) { [unowned self] value in
        self.receive(value, from: side)
      })
  }

  func receive(subscription: any Subscription, from side: Side) {
    let demand = lock.withLock { !isOver && side.status.attach(subscription) ? self.demand : nil }
    if let demand {
      subscription.request(demand == .unlimited ? .unlimited : .max(1))
    } else {
      subscription.cancel()
    }
  }

  func request(_ demand: Subscribers.Demand) {
    let isOpen = lock.withLock {
      guard !isOver else { return false }
      self.demand += demand
      return true
    }
    guard isOpen else { return }
    while let (value, side) = lock.withLock({ nextWaiting() }) {
      send(.value(value))
      lock.withLock { side.status.subscription }?.request(.max(1))
    }
    if demand == .unlimited {
      for subscription in lock.withLock({ sides.compactMap(\.status.subscription) }) {
        subscription.request(.unlimited)
      }
    }
    finishIfDone()
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
    switch completion {
    case .finished:
      _ = lock.withLock {
        finishedCount += 1
        return side.status.detach()
      }
      finishIfDone()
    case .failure:
      let (subscriptions, _) = lock.withLock { () -> ([any Subscription]?, (any Subscription)?) in
        let own = side.status.detach()
        guard !isOver, !hasFinished else { return (nil, own) }
        isOver = true
        return (sides.compactMap { $0.status.detach() }, own)
      }
      guard let subscriptions else { return }
      for subscription in subscriptions {
        subscription.cancel()
      }
      send(.end(completion))
    }
  }

  private var hasFinished = false

  private func finishIfDone() {
    let isDone = lock.withLock {
      guard !isOver, !hasFinished, finishedCount == sides.count, waiting.isEmpty else { return false }
      hasFinished = true
      return true
    }
    if isDone {
      send(.end(.finished))
    }
  }

  private func receive(
    _ value: Downstream.Input, from side: LatestSide<Downstream.Input>
  ) -> Subscribers.Demand {
    let (isSent, answer, _) = lock.withLock { () -> (Bool, Subscribers.Demand, Downstream.Input?) in
      guard !isOver else { return (false, .none, nil) }
      if demand == .unlimited { return (true, .none, nil) }
      guard demand == .none else {
        demand -= 1
        return (true, .max(1), nil)
      }
      let replaced = side.value
      if replaced == nil {
        waiting.append(side)
      }
      side.value = value
      return (false, .none, replaced)
    }
    if isSent {
      send(.value(value))
    }
    return answer
  }

  // Called with the lock.
  private func nextWaiting() -> (Downstream.Input, Side)? {
    guard !isOver, demand != .none, let side = waiting.popFirst(), let value = side.value else { return nil }
    side.value = nil
    demand -= 1
    return (value, side)
  }

  private func send(_ event: Event) {
    switch lock.withLock({ turn.claim(event) }) {
    case .first:
      handle(event)
      while let event = lock.withLock({ turn.next() }) {
        handle(event)
      }
    case .nested:
      handle(event)
    case .waits:
      break
    }
  }

  private func handle(_ event: Event) {
    switch event {
    case .value(let value):
      let more = downstream.receive(value)
      if more != .none {
        request(more)
      }
    case .end(let completion):
      downstream.receive(completion: completion)
    }
  }
}
