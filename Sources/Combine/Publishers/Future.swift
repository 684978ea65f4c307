/// A publisher that ends with one value, or an error, once a promise is kept. Its work starts when it is made.
public final class Future<Output, Failure: Error>: Publisher {
  /// Keeps the promise. Only the first call counts.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let lock = Lock()
  private var result: Result<Output, Failure>?
  private var waiting: [FutureSubscription<Output, Failure>] = []

  /// Runs the closure at once, and waits for it to call the promise.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill(fulfill)
  }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let subscription = FutureSubscription(AnySubscriber(subscriber))
    let result = lock.withLock {
      if self.result == nil {
        waiting.append(subscription)
      }
      return self.result
    }
    subscriber.receive(subscription: subscription)
    if let result {
      subscription.resolve(result)
    }
  }

  private func fulfill(_ result: Result<Output, Failure>) {
    let waiting = lock.withLock {
      guard self.result == nil else { return [FutureSubscription<Output, Failure>]() }
      let waiting = self.waiting
      self.result = result
      self.waiting = []
      return waiting
    }
    for subscription in waiting {
      subscription.resolve(result)
    }
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
