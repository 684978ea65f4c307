extension Publishers {
  /// The publisher of `replaceEmpty(with:)`.
  public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
    /// The values.
    public typealias Output = Upstream.Output
    /// The errors of upstream.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream
    /// The value of a stream without any.
    public let output: Upstream.Output

    /// Makes the publisher.
    public init(upstream: Upstream, output: Output) {
      self.upstream = upstream
      self.output = output
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Inner(subscriber, output: output))
    }

    private final class Inner<Downstream: Subscriber>: PassingSubscription<
      Upstream.Output, Upstream.Failure, Downstream
    >
    where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
      private let output: Upstream.Output
      private var isEmpty = true
      private var hasDemand = false
      private var waitsForDemand = false

      init(_ downstream: Downstream, output: Upstream.Output) {
        self.output = output
        super.init(downstream)
      }

      override var description: String { "ReplaceEmpty" }

      override func receive(subscription: any Subscription) {
        guard lock.withLock({ upstream.attach(subscription) }) else {
          subscription.cancel()
          return
        }
        downstream.receive(subscription: self)
        subscription.request(.unlimited)
      }

      override func receive(_ input: Upstream.Output) -> Subscribers.Demand {
        let isOpen = lock.withLock {
          isEmpty = false
          return upstream.subscription != nil
        }
        return isOpen ? downstream.receive(input) : .none
      }

      override func receive(completion: Subscribers.Completion<Upstream.Failure>) {
        let (isOpen, replaces, waits) = lock.withLock {
          guard upstream.detachIfAttached() != nil else { return (false, false, false) }
          switch completion {
          case .finished:
            waitsForDemand = isEmpty && !hasDemand
            return (true, isEmpty, waitsForDemand)
          case .failure:
            return (true, false, false)
          }
        }
        guard isOpen, !waits else { return }
        if replaces {
          _ = downstream.receive(output)
        }
        downstream.receive(completion: completion)
      }

      override func request(_ demand: Subscribers.Demand) {
        demand.requireSome()
        let (sends, subscription) = lock.withLock {
          defer { waitsForDemand = false }
          hasDemand = true
          return (waitsForDemand, upstream.subscription)
        }
        if sends {
          _ = downstream.receive(output)
          downstream.receive(completion: .finished)
        } else {
          subscription?.request(demand)
        }
      }

      override func cancel() {
        lock.withLock { waitsForDemand = false }
        super.cancel()
      }
    }
  }
}

extension Publishers.ReplaceEmpty: Equatable where Upstream: Equatable, Upstream.Output: Equatable {}

extension Publisher {
  /// Sends a value if the stream ends without any.
  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    Publishers.ReplaceEmpty(upstream: self, output: output)
  }
}
