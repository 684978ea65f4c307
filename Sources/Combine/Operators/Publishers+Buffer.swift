extension Publishers {
  /// How much a buffer asks upstream for.
  public enum PrefetchStrategy: Hashable, Sendable {
    /// As much as the buffer holds, and then one for each value that leaves it.
    case keepFull
    /// For all values, once.
    case byRequest
  }

  /// What a full buffer does with another value.
  public enum BufferingStrategy<Failure: Error> {
    /// It drops that value.
    case dropNewest
    /// It drops the value that has waited longest.
    case dropOldest
    /// It cancels upstream and fails with what the closure makes.
    case customError(() -> Failure)
  }

  /// The publisher of `buffer(size:prefetch:whenFull:)`.
  public struct Buffer<Upstream: Publisher>: Publisher {
    /// The values.
    public typealias Output = Upstream.Output
    /// The errors of upstream, and that of a full buffer.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream
    /// How many values may wait.
    public let size: Int
    /// How much is asked upstream.
    public let prefetch: PrefetchStrategy
    /// What happens to a value that finds no place.
    public let whenFull: BufferingStrategy<Failure>

    /// Makes the publisher.
    public init(upstream: Upstream, size: Int, prefetch: PrefetchStrategy, whenFull: BufferingStrategy<Failure>) {
      self.upstream = upstream
      self.size = size
      self.prefetch = prefetch
      self.whenFull = whenFull
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Inner(downstream: subscriber, buffer: self))
    }

    private final class Inner<Downstream: Subscriber>: Subscriber, Subscription, OperatorReflection
    where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
      private enum Next {
        case values([Upstream.Output])
        case end(Subscribers.Completion<Upstream.Failure>, (any Subscription)?)
      }

      private let lock = Lock()
      private let downstream: Downstream
      private let size: Int
      private let prefetch: PrefetchStrategy
      private let whenFull: BufferingStrategy<Failure>
      private var values = Queue<Upstream.Output>()
      private var status = UpstreamStatus.awaited
      private var demand = Subscribers.Demand.none
      private var terminal: Subscribers.Completion<Upstream.Failure>?
      private var isDraining = false
      private var isCancelled = false

      init(downstream: Downstream, buffer: Buffer) {
        self.downstream = downstream
        size = buffer.size
        prefetch = buffer.prefetch
        whenFull = buffer.whenFull
      }

      var description: String { "Buffer" }

      var customMirror: Mirror {
        let (values, status, demand, terminal) = lock.withLock {
          (self.values.array, self.status, self.demand, self.terminal)
        }
        return Mirror(
          self,
          children: ["values": values, "state": status, "downstreamDemand": demand, "terminal": terminal as Any])
      }

      func receive(subscription: any Subscription) {
        guard lock.withLock({ status.attach(subscription) }) else {
          subscription.cancel()
          return
        }
        switch prefetch {
        case .keepFull: subscription.request(.max(size))
        case .byRequest: subscription.request(.unlimited)
        }
        downstream.receive(subscription: self)
      }

      func receive(_ input: Upstream.Output) -> Subscribers.Demand {
        let makeError = lock.withLock { () -> (() -> Failure)? in
          guard status.subscription != nil, !hasFailed else { return nil }
          if values.count < size {
            values.append(input)
            return nil
          }
          switch whenFull {
          case .dropNewest:
            return nil
          case .dropOldest:
            _ = values.popFirst()
            if size > 0 {
              values.append(input)
            }
            return nil
          case .customError(let makeError):
            return makeError
          }
        }
        if let makeError {
          overflow(makeError())
        }
        return drain()
      }

      func receive(completion: Subscribers.Completion<Upstream.Failure>) {
        switch completion {
        case .finished:
          lock.withLock {
            if status.subscription != nil, terminal == nil {
              terminal = completion
            }
          }
          _ = drain()
        case .failure:
          let subscription = lock.withLock { () -> (any Subscription)? in
            guard terminal == nil, let subscription = status.detachIfAttached() else { return nil }
            terminal = completion
            return subscription
          }
          if subscription != nil {
            downstream.receive(completion: completion)
          }
        }
      }

      func request(_ demand: Subscribers.Demand) {
        let subscription = lock.withLock { () -> (any Subscription)? in
          guard let subscription = status.subscription else { return nil }
          self.demand += demand
          return subscription
        }
        let more = drain()
        if more != .none, !lock.withLock({ isCancelled }) {
          subscription?.request(more)
        }
      }

      func cancel() {
        let (subscription, _) = lock.withLock { () -> ((any Subscription)?, Queue<Upstream.Output>) in
          guard let subscription = status.detachIfAttached() else { return (nil, Queue()) }
          isCancelled = true
          let values = self.values
          self.values.removeAll()
          return (subscription, values)
        }
        subscription?.cancel()
      }

      private var hasFailed: Bool {
        if case .failure = terminal { true } else { false }
      }

      private func overflow(_ error: Failure) {
        let subscription = lock.withLock { () -> (any Subscription)? in
          guard !hasFailed else { return nil }
          terminal = .failure(error)
          return status.subscription
        }
        subscription?.cancel()
      }

      /// Sends what is there, and returns how much to ask upstream for.
      private func drain() -> Subscribers.Demand {
        var sent = 0
        while let next = lock.withLock({ next(hasSent: sent > 0) }) {
          switch next {
          case .values(let values):
            var more = Subscribers.Demand.none
            for value in values {
              more += downstream.receive(value)
            }
            sent += values.count
            lock.withLock {
              demand += more
              isDraining = false
            }
          case .end(let completion, _):
            downstream.receive(completion: completion)
            return prefetched(sent)
          }
        }
        return prefetched(sent)
      }

      private func prefetched(_ sent: Int) -> Subscribers.Demand {
        switch prefetch {
        case .keepFull: .max(sent)
        case .byRequest: .none
        }
      }

      // Called with the lock. A failure comes once demand is met, also before values that still wait; the good end only
      // after all of them, and when one more value could have been sent.
      private func next(hasSent: Bool) -> Next? {
        guard status.subscription != nil, !isDraining else { return nil }
        if demand != .none, !values.isEmpty {
          let batch = values.popFirst(demand.max ?? .max)
          demand -= batch.count
          isDraining = true
          return .values(batch)
        }
        guard let terminal, hasFailed ? hasSent || demand != .none : demand != .none else { return nil }
        return .end(terminal, status.detach())
      }
    }
  }
}

extension Publisher {
  /// Keeps values that nobody has asked for yet, up to some number.
  public func buffer(
    size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>
  ) -> Publishers.Buffer<Self> {
    Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
  }
}
