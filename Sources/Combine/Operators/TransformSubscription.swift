/// The part of an operator with one upstream between that and a subscriber.
final class TransformSubscription<Input, InputFailure: Error, Downstream: Subscriber>: Subscriber, Subscription {
  typealias Failure = InputFailure
  typealias Behavior = Transform<Input, InputFailure, Downstream.Input, Downstream.Failure>

  private let transform: Behavior
  private let inlet = Inlet()
  private let outlet: Outlet<Downstream>
  private let lock = Lock()
  private var waitingEnd: Behavior.End?
  private var hasEnded = false

  init(_ transform: Behavior, downstream: Downstream) {
    self.transform = transform
    outlet = Outlet(downstream)
  }

  func receive(subscription: any Subscription) {
    guard inlet.accept(subscription) else { return }
    transform.onSubscription?(subscription)
    outlet.start(self)
    if transform.endsAtStart {
      stop(Behavior.End(value: nil, completion: .finished))
    } else if transform.gathers {
      inlet.request(.unlimited)
    }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard outlet.isOpen, !lock.withLock({ hasEnded }) else { return .none }
    switch transform.receive(input) {
    case .emit(let output): return outlet.send(output)
    case .skip: return transform.gathers ? .none : .max(1)
    case .end(let output): stop(Behavior.End(value: output, completion: .finished))
    case .fail(let error): stop(Behavior.End(value: nil, completion: .failure(error)))
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<InputFailure>) {
    guard outlet.isOpen, !lock.withLock({ hasEnded }) else { return }
    inlet.reset()
    finish(transform.end(completion))
  }

  func request(_ demand: Subscribers.Demand) {
    transform.onRequest?(demand)
    outlet.request(demand)
    if let end = lock.withLock({ waitingEnd }) {
      finish(end)
    } else if !transform.gathers {
      inlet.request(demand)
    }
  }

  func cancel() {
    if outlet.close() != nil {
      transform.onCancel?()
    }
    inlet.cancel()
  }

  private func stop(_ end: Behavior.End) {
    lock.withLock { hasEnded = true }
    inlet.cancel()
    finish(end)
  }

  private func finish(_ end: Behavior.End) {
    guard let value = end.value else {
      lock.withLock { hasEnded = true }
      outlet.finish(end.completion)
      return
    }
    lock.withLock {
      hasEnded = true
      waitingEnd = end
    }
    guard outlet.offer(value) != nil else { return }
    outlet.finish(end.completion)
  }
}
