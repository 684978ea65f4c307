extension Subscribers {
  /// A subscriber that asks for all values and hands them to closures.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    private let lock = Lock()
    private var subscription: (any Subscription)?
    private var hasEnded = false
    private var onValue: ((Input) -> Void)?
    private var onCompletion: ((Completion<Failure>) -> Void)?

    /// Makes a subscriber that calls these closures. They are released when the stream ends.
    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      onValue = receiveValue
      onCompletion = receiveCompletion
    }

    /// The closure for values; it does nothing after the end.
    public var receiveValue: (Input) -> Void { lock.withLock { onValue } ?? { _ in } }

    /// The closure for the end of the stream; it does nothing after the end.
    public var receiveCompletion: (Completion<Failure>) -> Void { lock.withLock { onCompletion } ?? { _ in } }

    /// Receives the subscription and asks for all values.
    public func receive(subscription: any Subscription) {
      let isAccepted = lock.withLock {
        guard self.subscription == nil, !hasEnded else { return false }
        self.subscription = subscription
        return true
      }
      if isAccepted {
        subscription.request(.unlimited)
      } else {
        subscription.cancel()
      }
    }

    /// Receives a value.
    public func receive(_ value: Input) -> Demand {
      lock.withLock { onValue }?(value)
      return .none
    }

    /// Receives the end of the stream.
    public func receive(completion: Completion<Failure>) {
      end().onCompletion?(completion)
    }

    /// Ends the subscription. Nothing is received afterwards.
    public func cancel() {
      end().subscription?.cancel()
    }

    // What is let go is returned, so that it is released outside of the lock.
    private func end() -> (
      subscription: (any Subscription)?, onValue: ((Input) -> Void)?, onCompletion: ((Completion<Failure>) -> Void)?
    ) {
      lock.withLock {
        let state = (subscription, onValue, onCompletion)
        hasEnded = true
        (subscription, onValue, onCompletion) = (nil, nil, nil)
        return state
      }
    }
  }
}

extension Publisher {
  /// Calls closures for each value and for the end, until the result is cancelled or released.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Calls a closure for each value, until the result is cancelled or released.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}
