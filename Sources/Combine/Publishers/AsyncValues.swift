/// The subscriber behind `values`: it asks for a value whenever one is awaited.
final class AsyncValues<Input, Failure: Error>: Subscriber, Cancellable, @unchecked Sendable {
  typealias Answer = UncheckedSendable<Result<Input, Failure>?>

  private let lock = Lock()
  private var subscription: (any Subscription)?
  private var waiting: [CheckedContinuation<Answer, Never>] = []
  private var failure: Failure?
  private var hasEnded = false

  func receive(subscription: any Subscription) {
    let demand = lock.withLock { () -> Int? in
      guard !hasEnded, self.subscription == nil else { return nil }
      self.subscription = subscription
      return waiting.count
    }
    guard let demand else {
      subscription.cancel()
      return
    }
    if demand > 0 {
      subscription.request(.max(demand))
    }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    let continuation = lock.withLock { waiting.isEmpty ? nil : waiting.removeFirst() }
    continuation?.resume(returning: Answer(.success(input)))
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    if case .failure(let error) = completion {
      end(error)
    } else {
      end(nil)
    }
  }

  func cancel() {
    end(nil)?.cancel()
  }

  func next(isolation: isolated (any Actor)?) async -> Answer {
    await withTaskCancellationHandler {
      await withCheckedContinuation(isolation: isolation) { continuation in
        wait(continuation)
      }
    } onCancel: {
      cancel()
    }
  }

  private func wait(_ continuation: CheckedContinuation<Answer, Never>) {
    let (answer, subscription) = lock.withLock { () -> (Answer?, (any Subscription)?) in
      guard hasEnded else {
        waiting.append(continuation)
        return (nil, self.subscription)
      }
      let error = failure
      failure = nil
      return (Answer(error.map { .failure($0) }), nil)
    }
    if let answer {
      continuation.resume(returning: answer)
    } else {
      subscription?.request(.max(1))
    }
  }

  @discardableResult
  private func end(_ error: Failure?) -> (any Subscription)? {
    let (continuations, subscription) = lock.withLock {
      let state = (waiting, self.subscription)
      if !hasEnded, waiting.isEmpty {
        failure = error
      }
      hasEnded = true
      waiting = []
      self.subscription = nil
      return state
    }
    for (index, continuation) in continuations.enumerated() {
      continuation.resume(returning: Answer(index == 0 ? error.map { .failure($0) } : nil))
    }
    return subscription
  }
}
