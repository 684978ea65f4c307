/// The subscription of `catch` and `tryCatch`: after an error it goes on with another publisher, which gets the demand
/// that is left.
final class CatchSubscription<Input, FirstFailure: Error, Second: Publisher, Downstream: Subscriber>: Subscription,
  OperatorReflection
where Second.Output == Input, Downstream.Input == Input {
  private enum State {
    case awaitsFirst
    case first(any Subscription)
    case awaitsSecond
    case second(any Subscription)
    case ended

    /// Changes to another state, and returns this one, so that what it holds is released outside of the lock.
    mutating func become(_ other: State) -> State {
      defer { self = other }
      return self
    }
  }

  let description: String
  private let lock = Lock()
  private let downstream: Downstream
  private let handler: (FirstFailure) throws -> Second
  private let failure: (any Error) -> Downstream.Failure
  private let secondFailure: (Second.Failure) -> Downstream.Failure
  private var state = State.awaitsFirst
  private var demand = Subscribers.Demand.none

  init(
    _ description: String, downstream: Downstream, handler: @escaping (FirstFailure) throws -> Second,
    failure: @escaping (any Error) -> Downstream.Failure,
    secondFailure: @escaping (Second.Failure) -> Downstream.Failure
  ) {
    self.description = description
    self.downstream = downstream
    self.handler = handler
    self.failure = failure
    self.secondFailure = secondFailure
  }

  /// The subscriber of the publisher that may fail.
  var firstSubscriber: First { First(inner: self) }

  func request(_ demand: Subscribers.Demand) {
    let subscription = lock.withLock { () -> (any Subscription)? in
      switch state {
      case .awaitsFirst, .awaitsSecond:
        self.demand += demand
        return nil
      case .first(let subscription):
        self.demand += demand
        return subscription
      case .second(let subscription):
        return subscription
      case .ended:
        return nil
      }
    }
    subscription?.request(demand)
  }

  func cancel() {
    let subscription = lock.withLock { () -> (any Subscription)? in
      switch state {
      case .first(let subscription), .second(let subscription):
        state = .ended
        return subscription
      case .awaitsFirst, .awaitsSecond, .ended:
        return nil
      }
    }
    subscription?.cancel()
  }

  var customMirror: Mirror {
    Mirror(self, children: ["downstream": downstream, "demand": lock.withLock { demand }])
  }

  struct First: Subscriber, OperatorReflection {
    typealias Failure = FirstFailure

    fileprivate let inner: CatchSubscription

    var combineIdentifier: CombineIdentifier { inner.combineIdentifier }
    var description: String { inner.description }
    var customMirror: Mirror { inner.customMirror }

    func receive(subscription: any Subscription) {
      let isAccepted = inner.lock.withLock {
        guard case .awaitsFirst = inner.state else { return false }
        inner.state = .first(subscription)
        return true
      }
      if isAccepted {
        inner.downstream.receive(subscription: inner)
      } else {
        subscription.cancel()
      }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
      inner.lock.withLock {
        precondition(inner.demand != .none, "\(inner.description): upstream sent a value that nobody asked for.")
        inner.demand -= 1
      }
      let more = inner.downstream.receive(input)
      inner.lock.withLock { inner.demand += more }
      return more
    }

    func receive(completion: Subscribers.Completion<FirstFailure>) {
      switch completion {
      case .finished:
        let old = inner.lock.withLock { () -> State? in
          guard case .first = inner.state else { return nil }
          return inner.state.become(.ended)
        }
        if old != nil {
          inner.downstream.receive(completion: .finished)
        }
      case .failure(let error):
        inner.recover(from: error)
      }
    }
  }

  private struct Other: Subscriber, OperatorReflection {
    let inner: CatchSubscription

    var combineIdentifier: CombineIdentifier { inner.combineIdentifier }
    var description: String { inner.description }
    var customMirror: Mirror { inner.customMirror }

    func receive(subscription: any Subscription) {
      let demand = inner.lock.withLock { () -> Subscribers.Demand? in
        guard case .awaitsSecond = inner.state else { return nil }
        inner.state = .second(subscription)
        return inner.demand
      }
      guard let demand else {
        subscription.cancel()
        return
      }
      if demand != .none {
        subscription.request(demand)
      }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
      inner.downstream.receive(input)
    }

    func receive(completion: Subscribers.Completion<Second.Failure>) {
      let old = inner.lock.withLock { () -> State? in
        guard case .second = inner.state else { return nil }
        return inner.state.become(.ended)
      }
      if old != nil {
        inner.downstream.receive(completion: completion.mapError(inner.secondFailure))
      }
    }
  }

  private func recover(from error: FirstFailure) {
    let old = lock.withLock { () -> State? in
      switch state {
      case .first: return state.become(.awaitsSecond)
      case .awaitsSecond, .second: preconditionFailure("\(description): upstream failed twice.")
      case .awaitsFirst, .ended: return nil
      }
    }
    guard old != nil else { return }
    do {
      try handler(error).subscribe(Other(inner: self))
    } catch {
      _ = lock.withLock { state.become(.ended) }
      downstream.receive(completion: .failure(failure(error)))
    }
  }
}
