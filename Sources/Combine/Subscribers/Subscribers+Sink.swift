extension Subscribers {
  /// A subscriber that asks for all values and hands each to a closure.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    private let lock = Lock()
    private var upstream = UpstreamStatus.awaited
    private var isCancelled = false
    private var onValue: ((Input) -> Void)?
    private var onCompletion: ((Completion<Failure>) -> Void)?

    /// Makes a subscriber of closures.
    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      onValue = receiveValue
      onCompletion = receiveCompletion
    }

    /// What is called for each value.
    public var receiveValue: (Input) -> Void { lock.withLock { onValue } ?? { _ in } }

    /// What is called at the end.
    public var receiveCompletion: (Completion<Failure>) -> Void { lock.withLock { onCompletion } ?? { _ in } }

    /// Asks for all values, if the subscription is the first.
    public func receive(subscription: any Subscription) {
      if lock.withLock({ !isCancelled && upstream.attach(subscription) }) {
        subscription.request(.unlimited)
      } else {
        subscription.cancel()
      }
    }

    /// Calls the closure for values.
    public func receive(_ value: Input) -> Demand {
      lock.acquire()
      let onValue = isCancelled ? nil : self.onValue
      lock.release()
      onValue?(value)
      return .none
    }

    /// Calls the closure for the end, once, and releases both.
    public func receive(completion: Completion<Failure>) {
      let (closures, isCancelled) = lock.withLock { (end(), self.isCancelled) }
      if !isCancelled {
        closures.onCompletion?(completion)
      }
    }

    /// Cancels the subscription. Neither closure is called any more.
    public func cancel() {
      let released = lock.withLock { () -> Released? in
        isCancelled = true
        // Without a subscription the closures stay until one comes, as they do on Apple's platforms.
        return upstream.subscription == nil ? nil : end()
      }
      released?.subscription?.cancel()
    }

    private typealias Released = (
      subscription: (any Subscription)?, onValue: ((Input) -> Void)?,
      onCompletion: ((Completion<Failure>) -> Void)?
    )

    // Called with the lock. What is let go is returned, so that it is released outside of it.
    private func end() -> Released {
      let released = (upstream.detach(), onValue, onCompletion)
      (onValue, onCompletion) = (nil, nil)
      return released
    }
  }
}

extension Subscribers.Sink: CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible {
  /// The name of the subscriber.
  public var description: String { "Sink" }

  /// A mirror without children.
  public var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }

  /// The name of the subscriber.
  public var playgroundDescription: Any { description }
}

extension Publisher {
  /// Hands each value and the end to closures, until the result is cancelled or released.
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
  /// Hands each value to a closure, until the result is cancelled or released.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}
