extension Publishers {
  /// The publisher of `switchToLatest()`.
  public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
  where Upstream.Output == P, P.Failure == Upstream.Failure {
    /// The values of the publishers.
    public typealias Output = P.Output
    /// The errors of all publishers.
    public typealias Failure = P.Failure

    /// The publisher of publishers.
    public let upstream: Upstream

    /// Makes a publisher that follows the latest publisher.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let outer = Outer(downstream: subscriber)
      subscriber.receive(subscription: outer)
      upstream.subscribe(outer)
    }

    private final class Outer<Downstream: Subscriber>: Subscriber, Subscription, OperatorReflection
    where Downstream.Input == P.Output, Downstream.Failure == Upstream.Failure {
      private let lock = Lock()
      private let downstream: Downstream
      private var status = UpstreamStatus.awaited
      private var demand = Subscribers.Demand.none
      private var latest = 0
      private var latestSubscription: (any Subscription)?
      private var isLatestAwaited = false
      private var hasUpstreamEnded = false
      private var isOver = false

      init(downstream: Downstream) {
        self.downstream = downstream
      }

      var description: String { "SwitchToLatest" }

      func receive(subscription: any Subscription) {
        if lock.withLock({ !isOver && status.attach(subscription) }) {
          subscription.request(.unlimited)
        } else {
          subscription.cancel()
        }
      }

      func receive(_ publisher: P) -> Subscribers.Demand {
        let (index, replaced) = lock.withLock { () -> (Int?, (any Subscription)?) in
          guard !isOver, !hasUpstreamEnded else { return (nil, nil) }
          let replaced = latestSubscription
          latestSubscription = nil
          isLatestAwaited = true
          latest += 1
          return (latest, replaced)
        }
        guard let index else { return .none }
        replaced?.cancel()
        publisher.subscribe(Side(outer: self, index: index))
        return .none
      }

      func receive(completion: Subscribers.Completion<Upstream.Failure>) {
        let (isPassedOn, inner, _) = lock.withLock { () -> (Bool, (any Subscription)?, (any Subscription)?) in
          guard !isOver else { return (false, nil, nil) }
          hasUpstreamEnded = true
          let upstream = status.detach()
          switch completion {
          case .finished:
            return (!isLatestAwaited && latestSubscription == nil, nil, upstream)
          case .failure:
            let inner = latestSubscription
            latestSubscription = nil
            return (true, inner, upstream)
          }
        }
        inner?.cancel()
        if isPassedOn {
          downstream.receive(completion: completion)
        }
      }

      func request(_ demand: Subscribers.Demand) {
        demand.requireSome()
        let subscription = lock.withLock { () -> (any Subscription)? in
          guard !isOver else { return nil }
          self.demand += demand
          return latestSubscription
        }
        subscription?.request(demand)
      }

      func cancel() {
        let (inner, upstream) = end()
        inner?.cancel()
        upstream?.cancel()
      }

      // MARK: What the latest publisher sends

      func start(_ subscription: any Subscription, index: Int) {
        let demand = lock.withLock { () -> Subscribers.Demand? in
          guard !isOver, index == latest, latestSubscription == nil else { return nil }
          latestSubscription = subscription
          isLatestAwaited = false
          return self.demand
        }
        guard let demand else {
          subscription.cancel()
          return
        }
        if demand != .none {
          subscription.request(demand)
        }
      }

      func receive(_ value: P.Output, index: Int) -> Subscribers.Demand {
        let isWanted = lock.withLock {
          guard !isOver, index == latest else { return false }
          precondition(demand != .none, "switchToLatest: a publisher sent a value that nobody asked for.")
          demand -= 1
          return true
        }
        guard isWanted else { return .none }
        let more = downstream.receive(value)
        if more != .none {
          lock.withLock { demand += more }
        }
        return more
      }

      func receive(completion: Subscribers.Completion<P.Failure>, index: Int) {
        let (isPassedOn, upstream, _) = lock.withLock { () -> (Bool, (any Subscription)?, (any Subscription)?) in
          guard !isOver, index == latest else { return (false, nil, nil) }
          precondition(!isLatestAwaited, "switchToLatest: a publisher ended before it sent a subscription.")
          guard let inner = latestSubscription else { return (false, nil, nil) }
          latestSubscription = nil
          switch completion {
          case .finished:
            return (hasUpstreamEnded, nil, inner)
          case .failure:
            isOver = true
            return (true, status.detach(), inner)
          }
        }
        upstream?.cancel()
        if isPassedOn {
          downstream.receive(completion: completion)
        }
      }

      private func end() -> (inner: (any Subscription)?, upstream: (any Subscription)?) {
        lock.withLock {
          isOver = true
          let inner = latestSubscription
          latestSubscription = nil
          return (inner, status.detach())
        }
      }
    }

    private struct Side<Downstream: Subscriber>: Subscriber, OperatorReflection
    where Downstream.Input == P.Output, Downstream.Failure == Upstream.Failure {
      let outer: Outer<Downstream>
      let index: Int
      let combineIdentifier = CombineIdentifier()

      var description: String { "SwitchToLatest" }

      var customMirror: Mirror { Mirror(self, children: ["parentSubscription": outer.combineIdentifier]) }

      func receive(subscription: any Subscription) {
        outer.start(subscription, index: index)
      }

      func receive(_ input: P.Output) -> Subscribers.Demand {
        outer.receive(input, index: index)
      }

      func receive(completion: Subscribers.Completion<P.Failure>) {
        outer.receive(completion: completion, index: index)
      }
    }
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Sends the values of the latest publisher, and cancels the one before.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
  /// Sends the values of the latest publisher, and cancels the one before.
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Publishers.SetFailureType<Output, Failure>, Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>
    >
  {
    map { $0.setFailureType(to: Failure.self) }.switchToLatest()
  }
}

extension Publisher where Failure == Never, Output: Publisher {
  /// Sends the values of the latest publisher, and cancels the one before.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Publishers.SetFailureType<Self, Output.Failure>> {
    setFailureType(to: Output.Failure.self).switchToLatest()
  }
}

extension Publisher where Failure == Never, Output: Publisher, Output.Failure == Never {
  /// Sends the values of the latest publisher, and cancels the one before.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}
