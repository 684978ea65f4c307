extension Publishers {
  /// The publisher of `handleEvents(…)`.
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    /// The values.
    public typealias Output = Upstream.Output
    /// The errors of upstream.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream
    /// Called for a subscription.
    public var receiveSubscription: ((any Subscription) -> Void)?
    /// Called for a value.
    public var receiveOutput: ((Upstream.Output) -> Void)?
    /// Called for the end.
    public var receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)?
    /// Called for a cancellation.
    public var receiveCancel: (() -> Void)?
    /// Called for a request.
    public var receiveRequest: ((Subscribers.Demand) -> Void)?

    /// Makes the publisher.
    public init(
      upstream: Upstream, receiveSubscription: ((any Subscription) -> Void)? = nil,
      receiveOutput: ((Output) -> Void)? = nil,
      receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
      receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      self.receiveOutput = receiveOutput
      self.receiveCompletion = receiveCompletion
      self.receiveCancel = receiveCancel
      self.receiveRequest = receiveRequest
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Inner(subscriber, handlers: self))
    }

    private final class Inner<Downstream: Subscriber>: PassingSubscription<
      Upstream.Output, Upstream.Failure, Downstream
    >
    where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
      // Nil after the end: what the closures hold is released.
      private var handlers: HandleEvents?

      init(_ downstream: Downstream, handlers: HandleEvents) {
        self.handlers = handlers
        super.init(downstream)
      }

      override var description: String { "HandleEvents" }

      override func receive(subscription: any Subscription) {
        current?.receiveSubscription?(subscription)
        super.receive(subscription: subscription)
      }

      override func receive(_ input: Upstream.Output) -> Subscribers.Demand {
        current?.receiveOutput?(input)
        let demand = downstream.receive(input)
        if demand != .none {
          current?.receiveRequest?(demand)
        }
        return demand
      }

      override func receive(completion: Subscribers.Completion<Upstream.Failure>) {
        current?.receiveCompletion?(completion)
        _ = end()
        downstream.receive(completion: completion)
      }

      override func request(_ demand: Subscribers.Demand) {
        current?.receiveRequest?(demand)
        super.request(demand)
      }

      override func cancel() {
        current?.receiveCancel?()
        end().subscription?.cancel()
      }

      private var current: HandleEvents? { lock.withLock { handlers } }

      private func end() -> (subscription: (any Subscription)?, handlers: HandleEvents?) {
        lock.withLock {
          let handlers = self.handlers
          self.handlers = nil
          return (upstream.detach(), handlers)
        }
      }
    }
  }
}

extension Publisher {
  /// Calls closures for the events of the stream.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.HandleEvents(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion, receiveCancel: receiveCancel, receiveRequest: receiveRequest)
  }
}
