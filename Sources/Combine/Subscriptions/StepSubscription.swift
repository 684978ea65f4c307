/// What an operator makes of one value.
enum Step<Output, Failure: Error> {
  case emit(Output)
  /// Nothing: another value is asked for in its place.
  case skip
  /// Upstream is cancelled, and the stream ends well.
  case finish
  /// Upstream is cancelled, and the stream fails.
  case fail(Failure)
}

/// The subscription of an operator that decides for each value by itself, and may end the stream: it passes demand on
/// as it is. Upstream has to send its subscription first.
final class StepSubscription<Input, InputFailure: Error, Downstream: Subscriber>: Subscriber, Subscription,
  OperatorReflection
{
  typealias Failure = InputFailure

  let description: String
  private let lock = Lock()
  private let downstream: Downstream
  private let step: (Input) -> Step<Downstream.Input, Downstream.Failure>
  private let mapError: (InputFailure) -> Downstream.Failure
  private var upstream = UpstreamStatus.awaited

  init(
    _ description: String, downstream: Downstream, mapError: @escaping (InputFailure) -> Downstream.Failure,
    step: @escaping (Input) -> Step<Downstream.Input, Downstream.Failure>
  ) {
    self.description = description
    self.downstream = downstream
    self.mapError = mapError
    self.step = step
  }

  func receive(subscription: any Subscription) {
    if lock.withLock({ upstream.attach(subscription) }) {
      downstream.receive(subscription: self)
    } else {
      subscription.cancel()
    }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard isAttached("sent a value") else { return .none }
    switch step(input) {
    case .emit(let output): return downstream.receive(output)
    case .skip: return .max(1)
    case .finish: end(.finished)
    case .fail(let error): end(.failure(error))
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<InputFailure>) {
    guard isAttached("ended"), lock.withLock({ upstream.detach() }) != nil else { return }
    downstream.receive(completion: completion.mapError(mapError))
  }

  func request(_ demand: Subscribers.Demand) {
    guard isAttached("was asked for values") else { return }
    lock.withLock { upstream.subscription }?.request(demand)
  }

  func cancel() {
    lock.withLock { upstream.detach() }?.cancel()
  }

  var customMirror: Mirror { Mirror(self, children: ["downstream": downstream]) }

  private func isAttached(_ event: String) -> Bool {
    switch lock.withLock({ upstream }) {
    case .awaited: preconditionFailure("\(description): upstream \(event) before it sent a subscription.")
    case .attached: true
    case .gone: false
    }
  }

  private func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
    guard let subscription = lock.withLock({ upstream.detachIfAttached() }) else { return }
    subscription.cancel()
    downstream.receive(completion: completion)
  }
}

extension StepSubscription where Downstream.Failure == any Error {
  /// A subscription for an operator whose closure may throw.
  convenience init(
    _ description: String, downstream: Downstream,
    throwing step: @escaping (Input) throws -> Step<Downstream.Input, Downstream.Failure>
  ) {
    self.init(description, downstream: downstream, mapError: { $0 }) { input in
      do {
        return try step(input)
      } catch {
        return .fail(error)
      }
    }
  }
}

extension StepSubscription where Downstream.Failure == InputFailure {
  /// A subscription for an operator whose closure does not throw.
  convenience init(
    _ description: String, downstream: Downstream,
    step: @escaping (Input) -> Step<Downstream.Input, Downstream.Failure>
  ) {
    self.init(description, downstream: downstream, mapError: { $0 }, step: step)
  }
}
