extension Publishers {
  /// The publisher of `dropFirst(_:)`.
  public struct Drop<Upstream: Publisher>: Publisher {
    /// The values.
    public typealias Output = Upstream.Output
    /// The errors of upstream.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream
    /// How many values are left out.
    public let count: Int

    /// Makes the publisher.
    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      precondition(count >= 0, "dropFirst(\(count)): the number of values must not be negative.")
      let inner = Inner(downstream: subscriber, count: count)
      subscriber.receive(subscription: inner)
      upstream.subscribe(inner)
    }

    /// Asks for the values that it leaves out itself, together with the first request.
    private final class Inner<Downstream: Subscriber>: Subscriber, Subscription, OperatorReflection
    where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
      private let lock = Lock()
      private let downstream: Downstream
      private var subscription: (any Subscription)?
      private var pendingDemand = Subscribers.Demand.none
      private var left: Int
      private var isCancelled = false

      init(downstream: Downstream, count: Int) {
        self.downstream = downstream
        left = count
      }

      var description: String { "Drop" }

      func receive(subscription: any Subscription) {
        let demand = lock.withLock { () -> Subscribers.Demand? in
          guard self.subscription == nil, !isCancelled else { return nil }
          self.subscription = subscription
          defer { pendingDemand = .none }
          return pendingDemand + left
        }
        guard let demand else {
          subscription.cancel()
          return
        }
        if demand != .none {
          subscription.request(demand)
        }
      }

      func receive(_ input: Upstream.Output) -> Subscribers.Demand {
        let isDropped = lock.withLock {
          guard left > 0 else { return false }
          left -= 1
          return true
        }
        return isDropped ? .none : downstream.receive(input)
      }

      func receive(completion: Subscribers.Completion<Upstream.Failure>) {
        _ = lock.withLock { takeSubscription() }
        downstream.receive(completion: completion)
      }

      func request(_ demand: Subscribers.Demand) {
        demand.requireSome()
        let subscription = lock.withLock {
          if self.subscription == nil {
            pendingDemand += demand
          }
          return self.subscription
        }
        subscription?.request(demand)
      }

      func cancel() {
        let subscription = lock.withLock {
          isCancelled = self.subscription != nil
          return takeSubscription()
        }
        subscription?.cancel()
      }

      private func takeSubscription() -> (any Subscription)? {
        defer { subscription = nil }
        return subscription
      }
    }
  }
}

extension Publishers.Drop: Equatable where Upstream: Equatable {}

extension Publishers.Drop {
  /// Makes one operator of both.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Upstream> {
    Publishers.Drop(upstream: upstream, count: self.count + count)
  }
}

extension Publisher {
  /// Leaves out the first values.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    Publishers.Drop(upstream: self, count: count)
  }
}
