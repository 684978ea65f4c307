extension Publishers {
  /// The publisher of `retry(_:)`.
  public struct Retry<Upstream: Publisher>: Publisher {
    /// The values.
    public typealias Output = Upstream.Output
    /// The errors of upstream.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream
    /// How often upstream is subscribed to again after an error; nil for without end.
    public let retries: Int?

    /// Makes the publisher.
    public init(upstream: Upstream, retries: Int?) {
      self.upstream = upstream
      self.retries = retries
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let inner = Inner(subscriber, publisher: upstream, retries: retries)
      inner.subscribe()
    }

    private final class Inner<Downstream: Subscriber>: Subscriber, Subscription, OperatorReflection
    where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
      private enum Outcome {
        case ignore
        case end
        case again
        case later
      }

      private let lock = Lock()
      private var publisher: Upstream?
      private var downstream: Downstream?
      private var status = UpstreamStatus.awaited
      private var demand = Subscribers.Demand.none
      // Nil for without end.
      private var retriesLeft: Int?
      private var hasStarted = false
      // A failure while upstream is subscribed to starts the next attempt afterwards: many failures in a row do not
      // fill the stack.
      private var isSubscribing = false
      private var hasFailedMeanwhile = false

      init(_ downstream: Downstream, publisher: Upstream, retries: Int?) {
        self.downstream = downstream
        self.publisher = publisher
        retriesLeft = retries.flatMap { $0 < 0 ? nil : $0 }
      }

      var description: String { "Retry" }

      func subscribe() {
        while let publisher = lock.withLock({ () -> Upstream? in
          isSubscribing = true
          hasFailedMeanwhile = false
          return self.publisher
        }) {
          publisher.subscribe(self)
          let isDone = lock.withLock {
            isSubscribing = false
            return !hasFailedMeanwhile
          }
          if isDone { return }
        }
      }

      func receive(subscription: any Subscription) {
        let (isAccepted, first, demand) = lock.withLock { () -> (Bool, Downstream?, Subscribers.Demand) in
          guard status.attach(subscription) else { return (false, nil, .none) }
          defer { hasStarted = true }
          return (true, hasStarted ? nil : downstream, hasStarted ? self.demand : .none)
        }
        if !isAccepted {
          subscription.cancel()
        } else if let first {
          first.receive(subscription: self)
        } else if demand != .none {
          subscription.request(demand)
        }
      }

      func receive(_ input: Upstream.Output) -> Subscribers.Demand {
        let downstream = lock.withLock { () -> Downstream? in
          guard !status.isGone, let downstream = self.downstream else { return nil }
          precondition(demand != .none, "Retry: upstream sent a value that nobody asked for.")
          demand -= 1
          return downstream
        }
        guard let downstream else { return .none }
        let more = downstream.receive(input)
        if more != .none {
          request(more)
        }
        return .none
      }

      func receive(completion: Subscribers.Completion<Upstream.Failure>) {
        switch completion {
        case .finished: end(completion)
        case .failure: retry(or: completion)
        }
      }

      func request(_ demand: Subscribers.Demand) {
        let subscription = lock.withLock { () -> (any Subscription)? in
          guard !status.isGone else { return nil }
          self.demand += demand
          return status.subscription
        }
        subscription?.request(demand)
      }

      func cancel() {
        release().subscription?.cancel()
      }

      private func retry(or completion: Subscribers.Completion<Upstream.Failure>) {
        let (outcome, _) = lock.withLock { () -> (Outcome, (any Subscription)?) in
          guard !status.isGone else { return (.ignore, nil) }
          guard retriesLeft != 0 else { return (.end, nil) }
          retriesLeft = retriesLeft.map { $0 - 1 }
          let old = status.subscription
          status = .awaited
          guard isSubscribing else { return (.again, old) }
          hasFailedMeanwhile = true
          return (.later, old)
        }
        switch outcome {
        case .ignore, .later: break
        case .end: end(completion)
        case .again: subscribe()
        }
      }

      private func end(_ completion: Subscribers.Completion<Upstream.Failure>) {
        release().downstream?.receive(completion: completion)
      }

      private func release() -> (subscription: (any Subscription)?, downstream: Downstream?) {
        lock.withLock {
          let downstream = self.downstream
          self.downstream = nil
          publisher = nil
          return (status.detach(), downstream)
        }
      }
    }
  }
}

extension Publishers.Retry: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Subscribes again after an error, up to some number of times.
  public func retry(_ retries: Int) -> Publishers.Retry<Self> {
    Publishers.Retry(upstream: self, retries: retries)
  }
}
