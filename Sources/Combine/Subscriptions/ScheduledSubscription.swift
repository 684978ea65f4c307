/// The subscription of an operator that hands each event to a scheduler, which passes it on. Demand and cancellation go
/// upstream at once.
class ScheduledSubscription<Downstream: Subscriber>: Subscriber, Subscription {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private enum Event {
    case value(Input)
    case end(Subscribers.Completion<Failure>)
  }

  private let lock = Lock()
  private let downstream: Downstream
  private let schedule: (@escaping () -> Void) -> Void
  private var status = UpstreamStatus.awaited
  private var isEnding = false
  private var dropsValues = false
  private var turn = Turn<Event>()

  init(_ downstream: Downstream, schedule: @escaping (@escaping () -> Void) -> Void) {
    self.downstream = downstream
    self.schedule = schedule
  }

  final func receive(subscription: any Subscription) {
    if lock.withLock({ status.attach(subscription) }) {
      downstream.receive(subscription: self)
    } else {
      subscription.cancel()
    }
  }

  final func receive(_ input: Input) -> Subscribers.Demand {
    guard lock.withLock({ status.subscription != nil && !isEnding }) else { return .none }
    schedule { self.send(.value(input)) }
    return .none
  }

  final func receive(completion: Subscribers.Completion<Failure>) {
    let isFirst = lock.withLock {
      guard status.subscription != nil, !isEnding else { return false }
      isEnding = true
      return true
    }
    if isFirst {
      schedule { self.send(.end(completion)) }
    }
  }

  final func request(_ demand: Subscribers.Demand) {
    lock.withLock { status.subscription }?.request(demand)
  }

  final func cancel() {
    let subscription = lock.withLock { () -> (any Subscription)? in
      // An end that is on its way arrives all the same, as it does on Apple's platforms; values do not.
      dropsValues = true
      return isEnding ? nil : status.detachIfAttached()
    }
    subscription?.cancel()
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
      guard lock.withLock({ dropsValues ? nil : status.subscription }) != nil else { return }
      let more = downstream.receive(value)
      if more != .none {
        request(more)
      }
    case .end(let completion):
      guard lock.withLock({ status.detachIfAttached() }) != nil else { return }
      downstream.receive(completion: completion)
    }
  }
}
