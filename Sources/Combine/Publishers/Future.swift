/// A publisher that sends one value or fails, as soon as it is known.
public final class Future<Output, Failure: Error>: Publisher {
  /// What is called with the result.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let lock = Lock()
  private var result: Result<Output, Failure>?
  private var waiting: [Int: FutureConduit<Output, Failure>] = [:]
  private var subscriberCount = 0

  /// Makes a publisher, and calls the closure at once. Only its first result counts.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill(fulfill)
  }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let conduit = FutureSubscription(subscriber, parent: self)
    let result = lock.withLock {
      if self.result == nil {
        subscriberCount += 1
        conduit.number = subscriberCount
        waiting[subscriberCount] = conduit
      }
      return self.result
    }
    subscriber.receive(subscription: conduit)
    if let result {
      conduit.resolve(result)
    }
  }

  fileprivate func forget(_ conduit: FutureConduit<Output, Failure>) {
    _ = lock.withLock { waiting.removeValue(forKey: conduit.number) }
  }

  private func fulfill(_ result: Result<Output, Failure>) {
    let waiting = lock.withLock { () -> [Int: FutureConduit<Output, Failure>] in
      guard self.result == nil else { return [:] }
      defer { self.waiting = [:] }
      self.result = result
      return self.waiting
    }
    for (_, conduit) in waiting.sorted(by: { $0.key < $1.key }) {
      conduit.resolve(result)
    }
  }
}

/// The subscription of one subscriber to a future. Its subclass knows the subscriber.
private class FutureConduit<Output, Failure: Error> {
  /// Its place in the order of subscribers.
  final var number = 0

  func resolve(_ result: Result<Output, Failure>) {}
}

private final class FutureSubscription<Downstream: Subscriber>: FutureConduit<Downstream.Input, Downstream.Failure>,
  Subscription, OperatorReflection
{
  private let lock = Lock()
  private var parent: Future<Downstream.Input, Downstream.Failure>?
  private var downstream: Downstream?
  private var hasDemand = false
  private var value: Downstream.Input?

  init(_ downstream: Downstream, parent: Future<Downstream.Input, Downstream.Failure>) {
    self.downstream = downstream
    self.parent = parent
  }

  var description: String { "Future" }

  var customMirror: Mirror {
    let (parent, downstream, hasDemand) = lock.withLock { (self.parent, self.downstream, self.hasDemand) }
    return Mirror(
      self,
      children: [
        "parent": parent as Any, "downstream": downstream as Any, "hasAnyDemand": hasDemand,
        "subject": parent as Any,
      ])
  }

  override func resolve(_ result: Result<Downstream.Input, Downstream.Failure>) {
    switch result {
    case .success(let value):
      let (downstream, _) = lock.withLock { () -> (Downstream?, Future<Downstream.Input, Downstream.Failure>?) in
        guard hasDemand else {
          self.value = value
          return (nil, nil)
        }
        return release()
      }
      send(value, to: downstream)
    case .failure(let error):
      lock.withLock { release() }.downstream?.receive(completion: .failure(error))
    }
  }

  func request(_ demand: Subscribers.Demand) {
    demand.requireSome()
    let (value, downstream, _) = lock.withLock {
      () -> (Downstream.Input?, Downstream?, Future<Downstream.Input, Downstream.Failure>?) in
      hasDemand = true
      guard let value = self.value else { return (nil, nil, nil) }
      self.value = nil
      let released = release()
      return (value, released.downstream, released.parent)
    }
    if let value {
      send(value, to: downstream)
    }
  }

  func cancel() {
    let (_, parent) = lock.withLock { release() }
    parent?.forget(self)
  }

  private func release() -> (
    downstream: Downstream?, parent: Future<Downstream.Input, Downstream.Failure>?
  ) {
    defer { (downstream, parent) = (nil, nil) }
    return (downstream, parent)
  }

  private func send(_ value: Downstream.Input, to downstream: Downstream?) {
    _ = downstream?.receive(value)
    downstream?.receive(completion: .finished)
  }
}

extension Future {
  /// The value, when it is there; throws the error if it fails. Cancelling the task does not end the wait.
  public nonisolated(nonsending) var value: Output {
    get async throws { try await settled(isolation: #isolation).value.get() }
  }

  fileprivate func settled(isolation: isolated (any Actor)?) async -> UncheckedSendable<Result<Output, Failure>> {
    await withCheckedContinuation(isolation: isolation) { continuation in
      subscribe(
        AnySubscriber(
          receiveSubscription: { $0.request(.max(1)) },
          receiveValue: { value in
            continuation.resume(returning: UncheckedSendable(.success(value)))
            return .none
          },
          receiveCompletion: { completion in
            if case .failure(let error) = completion {
              continuation.resume(returning: UncheckedSendable(.failure(error)))
            }
          }
        )
      )
    }
  }
}

extension Future where Failure == Never {
  /// The value, when it is there. Cancelling the task does not end the wait.
  public nonisolated(nonsending) var value: Output {
    get async { await settled(isolation: #isolation).value.get() }
  }
}

extension Future: @unchecked Sendable where Output: Sendable {}
