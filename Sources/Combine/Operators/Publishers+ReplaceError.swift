extension Publishers {
  /// The publisher of `replaceError(with:)`.
  public struct ReplaceError<Upstream: Publisher>: Publisher {
    /// The values.
    public typealias Output = Upstream.Output
    /// It does not fail.
    public typealias Failure = Never

    /// The upstream publisher.
    public let upstream: Upstream
    /// What is sent in place of an error.
    public let output: Upstream.Output

    /// Makes the publisher.
    public init(upstream: Upstream, output: Output) {
      self.upstream = upstream
      self.output = output
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
      let inner = Inner(downstream: subscriber, output: output)
      subscriber.receive(subscription: inner)
      upstream.subscribe(inner)
    }

    private final class Inner<Downstream: Subscriber>: Subscriber, Subscription, OperatorReflection
    where Downstream.Input == Upstream.Output, Downstream.Failure == Never {
      private let lock = Lock()
      private let downstream: Downstream
      private let output: Upstream.Output
      private var upstream = UpstreamStatus.awaited
      private var demand = Subscribers.Demand.none
      private var waitsForDemand = false

      init(downstream: Downstream, output: Upstream.Output) {
        self.downstream = downstream
        self.output = output
      }

      var description: String { "ReplaceError" }

      func receive(subscription: any Subscription) {
        let demand = lock.withLock { upstream.attach(subscription) ? self.demand : nil }
        guard let demand else {
          subscription.cancel()
          return
        }
        if demand != .none {
          subscription.request(demand)
        }
      }

      func receive(_ input: Upstream.Output) -> Subscribers.Demand {
        let isOpen = lock.withLock {
          guard upstream.subscription != nil else { return false }
          precondition(demand != .none, "ReplaceError: upstream sent a value that nobody asked for.")
          demand -= 1
          return true
        }
        guard isOpen else { return .none }
        let more = downstream.receive(input)
        lock.withLock { demand += more }
        return more
      }

      func receive(completion: Subscribers.Completion<Upstream.Failure>) {
        switch completion {
        case .finished:
          let isOpen = lock.withLock {
            defer { waitsForDemand = false }
            return upstream.detachIfAttached() != nil || waitsForDemand
          }
          if isOpen {
            downstream.receive(completion: .finished)
          }
        case .failure:
          let sends = lock.withLock {
            guard upstream.detachIfAttached() != nil else { return false }
            waitsForDemand = demand == .none
            return !waitsForDemand
          }
          if sends {
            send()
          }
        }
      }

      func request(_ demand: Subscribers.Demand) {
        let (sends, subscription) = lock.withLock {
          guard !upstream.isGone || waitsForDemand else { return (false, nil as (any Subscription)?) }
          self.demand += demand
          let sends = waitsForDemand && self.demand != .none
          if sends {
            waitsForDemand = false
          }
          return (sends, upstream.subscription)
        }
        if sends {
          send()
        } else {
          subscription?.request(demand)
        }
      }

      func cancel() {
        let subscription = lock.withLock {
          waitsForDemand = false
          return upstream.detachIfAttached()
        }
        subscription?.cancel()
      }

      private func send() {
        _ = downstream.receive(output)
        downstream.receive(completion: .finished)
      }
    }
  }
}

extension Publishers.ReplaceError: Equatable where Upstream: Equatable, Upstream.Output: Equatable {}

extension Publisher {
  /// Sends a value in place of an error, and ends.
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    Publishers.ReplaceError(upstream: self, output: output)
  }
}
