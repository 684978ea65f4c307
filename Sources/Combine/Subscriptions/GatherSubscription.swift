/// What an operator that gathers values has to do after one.
enum Gathering<Failure: Error> {
  case goOn
  /// The result is there: upstream is cancelled.
  case done
  case fail(Failure)
}

/// The subscription of an operator that takes all values and sends at most one, the result, at the end. The result
/// waits for demand, unless upstream ended without a value.
final class GatherSubscription<Input, InputFailure: Error, Downstream: Subscriber>: Subscriber, Subscription,
  OperatorReflection
{
  typealias Failure = InputFailure
  typealias Gathered = Downstream.Input

  let description: String
  private let lock = Lock()
  private let downstream: Downstream
  private let initial: Gathered?
  private let gather: (inout Gathered?, Input) -> Gathering<Downstream.Failure>
  private let mapError: (InputFailure) -> Downstream.Failure
  private var upstream = UpstreamStatus.awaited
  private var result: Gathered?
  private var hasInput = false
  private var hasDemand = false
  private var waitsForDemand = false

  init(
    _ description: String, initial: Gathered?, downstream: Downstream,
    mapError: @escaping (InputFailure) -> Downstream.Failure,
    gather: @escaping (inout Gathered?, Input) -> Gathering<Downstream.Failure>
  ) {
    self.description = description
    self.initial = initial
    self.downstream = downstream
    self.mapError = mapError
    self.gather = gather
    result = initial
  }

  func receive(subscription: any Subscription) {
    guard lock.withLock({ upstream.attach(subscription) }) else {
      subscription.cancel()
      return
    }
    downstream.receive(subscription: self)
    subscription.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    let old = lock.withLock { () -> Gathered?? in
      guard upstream.subscription != nil else { return nil }
      hasInput = true
      let old = result
      // While the closure works, the result belongs to it alone: a large one need not be copied.
      result = nil
      return .some(old)
    }
    guard case .some(var result) = old else { return .none }
    let gathering = gather(&result, input)
    lock.withLock { self.result = result }
    switch gathering {
    case .goOn:
      break
    case .done:
      if let subscription = lock.withLock({ upstream.detachIfAttached() }) {
        subscription.cancel()
        settle()
      }
    case .fail(let error):
      if let subscription = lock.withLock({ upstream.detachIfAttached() }) {
        subscription.cancel()
        downstream.receive(completion: .failure(error))
      }
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<InputFailure>) {
    guard lock.withLock({ upstream.detachIfAttached() }) != nil else { return }
    switch completion {
    case .finished: settle()
    case .failure(let error): downstream.receive(completion: .failure(mapError(error)))
    }
  }

  func request(_ demand: Subscribers.Demand) {
    demand.requireSome()
    let gathered = lock.withLock { () -> Gathered? in
      hasDemand = true
      guard waitsForDemand else { return nil }
      waitsForDemand = false
      return result
    }
    if let gathered {
      send(gathered)
    }
  }

  func cancel() {
    let subscription = lock.withLock {
      waitsForDemand = false
      return upstream.detachIfAttached()
    }
    subscription?.cancel()
  }

  var customMirror: Mirror {
    let (result, upstream) = lock.withLock { (self.result, self.upstream) }
    return Mirror(
      self,
      children: [
        "downstream": downstream, "result": result as Any, "initial": initial as Any, "status": upstream,
      ])
  }

  private func settle() {
    let (gathered, isSent) = lock.withLock {
      let isSent = result == nil || hasDemand || !hasInput
      waitsForDemand = !isSent
      return (result, isSent)
    }
    guard isSent else { return }
    if let gathered {
      send(gathered)
    } else {
      downstream.receive(completion: .finished)
    }
  }

  private func send(_ result: Gathered) {
    _ = downstream.receive(result)
    downstream.receive(completion: .finished)
  }
}

extension GatherSubscription where Downstream.Failure == any Error {
  /// A subscription for an operator whose closure may throw.
  convenience init(
    _ description: String, initial: Gathered?, downstream: Downstream,
    throwing gather: @escaping (inout Gathered?, Input) throws -> Gathering<Downstream.Failure>
  ) {
    self.init(description, initial: initial, downstream: downstream, mapError: { $0 }) { result, input in
      do {
        return try gather(&result, input)
      } catch {
        return .fail(error)
      }
    }
  }
}

extension GatherSubscription where Downstream.Failure == InputFailure {
  /// A subscription for an operator whose closure does not throw.
  convenience init(
    _ description: String, initial: Gathered?, downstream: Downstream,
    gather: @escaping (inout Gathered?, Input) -> Gathering<Downstream.Failure>
  ) {
    self.init(description, initial: initial, downstream: downstream, mapError: { $0 }, gather: gather)
  }
}
