extension Publishers {
  /// The publisher of `flatMap(maxPublishers:_:)`.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    /// The values of the new publishers.
    public typealias Output = NewPublisher.Output
    /// The errors of all publishers.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream
    /// How many publishers are followed at a time.
    public let maxPublishers: Subscribers.Demand
    /// Makes a publisher of a value.
    public let transform: (Upstream.Output) -> NewPublisher

    /// Makes the publisher.
    public init(
      upstream: Upstream, maxPublishers: Subscribers.Demand, transform: @escaping (Upstream.Output) -> NewPublisher
    ) {
      self.upstream = upstream
      self.maxPublishers = maxPublishers
      self.transform = transform
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let outer = Outer(downstream: subscriber, maxPublishers: maxPublishers, transform: transform)
      subscriber.receive(subscription: outer)
      upstream.subscribe(outer)
    }

    /// Follows upstream, and hands on what the new publishers send. A value without demand waits; the publisher that
    /// sent it is asked for another when it has been sent.
    private final class Outer<Downstream: Subscriber>: Subscriber, Subscription, OperatorReflection
    where Downstream.Input == NewPublisher.Output, Downstream.Failure == Upstream.Failure {
      private enum Event {
        case value(NewPublisher.Output)
        case end(Subscribers.Completion<Upstream.Failure>)
      }

      private enum Way {
        case drop
        case buffer
        case queue(isLimited: Bool)
        case send(isFirst: Bool, isLimited: Bool)
      }

      private struct Waiting {
        let inner: Int
        let value: NewPublisher.Output
      }

      private let lock = Lock()
      private let downstream: Downstream
      private let maxPublishers: Subscribers.Demand
      private let transform: (Upstream.Output) -> NewPublisher
      private var status = UpstreamStatus.awaited
      private var demand = Subscribers.Demand.none
      private var subscriptions: [Int: any Subscription] = [:]
      private var innerCount = 0
      private var awaitedCount = 0
      private var buffer = Queue<Waiting>()
      private var turn = Turn<Event>()
      private var isDraining = false
      private var hasUpstreamEnded = false
      private var hasFailed = false
      private var hasFinished = false
      private var isCancelled = false

      init(
        downstream: Downstream, maxPublishers: Subscribers.Demand,
        transform: @escaping (Upstream.Output) -> NewPublisher
      ) {
        self.downstream = downstream
        self.maxPublishers = maxPublishers
        self.transform = transform
      }

      var description: String { "FlatMap" }

      func receive(subscription: any Subscription) {
        if lock.withLock({ !isCancelled && status.attach(subscription) }) {
          subscription.request(maxPublishers)
        } else {
          subscription.cancel()
        }
      }

      func receive(_ input: Upstream.Output) -> Subscribers.Demand {
        guard lock.withLock({ !isCancelled && !hasUpstreamEnded }) else { return .none }
        let publisher = transform(input)
        let index = lock.withLock {
          innerCount += 1
          awaitedCount += 1
          return innerCount
        }
        publisher.subscribe(Inner(outer: self, index: index))
        return .none
      }

      func receive(completion: Subscribers.Completion<Upstream.Failure>) {
        let (isFirst, _) = lock.withLock {
          let isFirst = !isCancelled && !hasUpstreamEnded
          hasUpstreamEnded = true
          return (isFirst, status.detach())
        }
        guard isFirst else { return }
        switch completion {
        case .finished: finishIfDone()
        case .failure: fail(completion)
        }
      }

      func request(_ demand: Subscribers.Demand) {
        demand.requireSome()
        let isOpen = lock.withLock {
          guard !isCancelled else { return false }
          self.demand += demand
          return true
        }
        guard isOpen else { return }
        drain()
        guard demand == .unlimited else { return }
        for subscription in lock.withLock({ Array(subscriptions.values) }) {
          subscription.request(.unlimited)
        }
      }

      func cancel() {
        let (subscription, inner, _) = lock.withLock {
          isCancelled = true
          let buffer = self.buffer
          self.buffer.removeAll()
          turn.removeAll()
          return (status.detach(), takeSubscriptions(), buffer)
        }
        for subscription in inner {
          subscription.cancel()
        }
        subscription?.cancel()
      }

      // MARK: What the new publishers send

      func start(_ subscription: any Subscription, index: Int) {
        let demand = lock.withLock { () -> Subscribers.Demand? in
          guard !isCancelled, subscriptions[index] == nil else { return nil }
          subscriptions[index] = subscription
          awaitedCount -= 1
          return self.demand
        }
        if let demand {
          subscription.request(demand == .unlimited ? .unlimited : .max(1))
        } else {
          subscription.cancel()
        }
      }

      func receive(_ value: NewPublisher.Output, index: Int) -> Subscribers.Demand {
        let way = lock.withLock { () -> Way in
          guard !isCancelled else { return .drop }
          let isLimited = demand != .unlimited
          guard demand != .none, !isDraining, buffer.isEmpty else {
            buffer.append(Waiting(inner: index, value: value))
            return .buffer
          }
          demand -= 1
          switch turn.claim(.value(value)) {
          case .first: return .send(isFirst: true, isLimited: isLimited)
          case .nested: return .send(isFirst: false, isLimited: isLimited)
          case .waits: return .queue(isLimited: isLimited)
          }
        }
        switch way {
        case .drop, .buffer:
          return .none
        case .queue(let isLimited):
          return isLimited ? .max(1) : .none
        case .send(let isFirst, let isLimited):
          deliver(.value(value), isFirst: isFirst)
          return isLimited ? .max(1) : .none
        }
      }

      func receive(completion: Subscribers.Completion<NewPublisher.Failure>, index: Int) {
        let (upstream, _) = lock.withLock { () -> ((any Subscription)?, (any Subscription)?) in
          guard !isCancelled else { return (nil, nil) }
          let ended = subscriptions.removeValue(forKey: index)
          return (hasUpstreamEnded || maxPublishers == .unlimited ? nil : status.subscription, ended)
        }
        switch completion {
        case .finished:
          upstream?.request(.max(1))
          finishIfDone()
        case .failure:
          let isFirst = lock.withLock {
            defer { hasUpstreamEnded = true }
            return !isCancelled && !hasFailed
          }
          if isFirst {
            fail(completion)
          }
        }
      }

      // MARK: Sending

      private func fail(_ completion: Subscribers.Completion<Upstream.Failure>) {
        let (inner, _, _) = lock.withLock {
          hasFailed = true
          let buffer = self.buffer
          self.buffer.removeAll()
          return (takeSubscriptions(), status.detach(), buffer)
        }
        for subscription in inner {
          subscription.cancel()
        }
        send(.end(completion))
      }

      private func finishIfDone() {
        let isDone = lock.withLock {
          guard
            hasUpstreamEnded, !hasFailed, !isCancelled, !hasFinished, awaitedCount == 0, subscriptions.isEmpty,
            buffer.isEmpty, !isDraining
          else { return false }
          hasFinished = true
          return true
        }
        if isDone {
          send(.end(.finished))
        }
      }

      private func drain() {
        guard
          lock.withLock({
            guard !isDraining else { return false }
            isDraining = true
            return true
          })
        else { return }
        while true {
          let next = lock.withLock { () -> Waiting? in
            guard demand != .none, let waiting = buffer.popFirst() else {
              isDraining = false
              return nil
            }
            demand -= 1
            return waiting
          }
          guard let next else { break }
          send(.value(next.value))
          lock.withLock { subscriptions[next.inner] }?.request(.max(1))
        }
        finishIfDone()
      }

      private func send(_ event: Event) {
        switch lock.withLock({ turn.claim(event) }) {
        case .first: deliver(event, isFirst: true)
        case .nested: deliver(event, isFirst: false)
        case .waits: break
        }
      }

      private func deliver(_ event: Event, isFirst: Bool) {
        var current: Event? = event
        while let event = current {
          switch event {
          case .value(let value):
            let more = downstream.receive(value)
            if more != .none {
              lock.withLock { demand += more }
            }
          case .end(let completion):
            downstream.receive(completion: completion)
          }
          current = isFirst ? lock.withLock { turn.next() } : nil
        }
        if lock.withLock({ demand != .none && !buffer.isEmpty }) {
          drain()
        }
      }

      // Called with the lock.
      private func takeSubscriptions() -> [any Subscription] {
        let taken = Array(subscriptions.values)
        subscriptions = [:]
        return taken
      }
    }

    private struct Inner<Downstream: Subscriber>: Subscriber, OperatorReflection
    where Downstream.Input == NewPublisher.Output, Downstream.Failure == Upstream.Failure {
      let outer: Outer<Downstream>
      let index: Int
      let combineIdentifier = CombineIdentifier()

      var description: String { "FlatMap" }

      var customMirror: Mirror { Mirror(self, children: ["parentSubscription": outer.combineIdentifier]) }

      func receive(subscription: any Subscription) {
        outer.start(subscription, index: index)
      }

      func receive(_ input: NewPublisher.Output) -> Subscribers.Demand {
        outer.receive(input, index: index)
      }

      func receive(completion: Subscribers.Completion<NewPublisher.Failure>) {
        outer.receive(completion: completion, index: index)
      }
    }
  }
}

extension Publisher {
  /// Makes a publisher of each value, and sends the values of these, of up to some number at a time.
  public func flatMap<T, P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where T == P.Output, Failure == P.Failure {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}

extension Publisher where Failure == Never {
  /// Makes a publisher of each value, and sends the values of these, of up to some number at a time.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }

  /// Makes a publisher of each value, and sends the values of these, of up to some number at a time.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}

extension Publisher {
  /// Makes a publisher of each value, and sends the values of these, of up to some number at a time.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
    flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
  }
}
