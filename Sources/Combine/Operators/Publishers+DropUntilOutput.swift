extension Publishers {
  /// The publisher of `drop(untilOutputFrom:)`.
  public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
  where Upstream.Failure == Other.Failure {
    /// The values.
    public typealias Output = Upstream.Output
    /// The errors of both.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream
    /// The publisher whose first value opens the way.
    public let other: Other

    /// Makes the publisher.
    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let inner = Inner(downstream: subscriber)
      subscriber.receive(subscription: inner)
      other.subscribe(OtherSubscriber(inner: inner))
      upstream.subscribe(inner)
    }

    private final class Inner<Downstream: Subscriber>: Subscriber, Subscription, OperatorReflection
    where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
      private let lock = Lock()
      private let downstream: Downstream
      private var subscription: (any Subscription)?
      private var otherSubscription: (any Subscription)?
      private var demand = Subscribers.Demand.none
      private var isOpen = false
      private var isCancelled = false

      init(downstream: Downstream) {
        self.downstream = downstream
      }

      var description: String { "DropUntilOutput" }

      func receive(subscription: any Subscription) {
        let demand = lock.withLock { () -> Subscribers.Demand? in
          guard !isCancelled, self.subscription == nil else { return nil }
          self.subscription = subscription
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

      func receive(_ input: Upstream.Output) -> Subscribers.Demand {
        let passes = lock.withLock {
          guard !isCancelled else { return false }
          guard !isOpen else { return true }
          precondition(demand != .none, "drop(untilOutputFrom:): upstream sent a value that nobody asked for.")
          demand -= 1
          return false
        }
        return passes ? downstream.receive(input) : .none
      }

      func receive(completion: Subscribers.Completion<Upstream.Failure>) {
        let (isWanted, other, _) = lock.withLock { () -> (Bool, (any Subscription)?, (any Subscription)?) in
          guard !isCancelled else { return (false, nil, nil) }
          defer { (subscription, otherSubscription) = (nil, nil) }
          return (true, otherSubscription, subscription)
        }
        other?.cancel()
        if isWanted {
          downstream.receive(completion: completion)
        }
      }

      func request(_ demand: Subscribers.Demand) {
        let subscription = lock.withLock {
          self.demand += demand
          return self.subscription
        }
        subscription?.request(demand)
      }

      func cancel() {
        let (subscription, other) = lock.withLock {
          isCancelled = true
          defer { (self.subscription, otherSubscription) = (nil, nil) }
          return (self.subscription, otherSubscription)
        }
        subscription?.cancel()
        other?.cancel()
      }

      func startOther(_ subscription: any Subscription) {
        let isAccepted = lock.withLock {
          guard !isCancelled, otherSubscription == nil else { return false }
          otherSubscription = subscription
          return true
        }
        if isAccepted {
          subscription.request(.max(1))
        } else {
          subscription.cancel()
        }
      }

      func open() {
        _ = lock.withLock {
          isOpen = true
          defer { otherSubscription = nil }
          return otherSubscription
        }
      }

      func endOther(_ completion: Subscribers.Completion<Upstream.Failure>) {
        let (isWanted, subscription, _) = lock.withLock { () -> (Bool, (any Subscription)?, (any Subscription)?) in
          defer { otherSubscription = nil }
          guard !isCancelled, !isOpen else { return (false, nil, otherSubscription) }
          defer { self.subscription = nil }
          return (true, self.subscription, otherSubscription)
        }
        guard isWanted else { return }
        subscription?.cancel()
        downstream.receive(completion: completion)
      }
    }

    private struct OtherSubscriber<Downstream: Subscriber>: Subscriber, OperatorReflection
    where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
      let inner: Inner<Downstream>

      var combineIdentifier: CombineIdentifier { inner.combineIdentifier }
      var description: String { inner.description }

      func receive(subscription: any Subscription) {
        inner.startOther(subscription)
      }

      func receive(_ input: Other.Output) -> Subscribers.Demand {
        inner.open()
        return .none
      }

      func receive(completion: Subscribers.Completion<Other.Failure>) {
        inner.endOther(completion)
      }
    }
  }
}

extension Publishers.DropUntilOutput: Equatable where Upstream: Equatable, Other: Equatable {}

extension Publisher {
  /// Leaves out values until another publisher sends one. If that ends without a value, so does the stream.
  public func drop<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers.DropUntilOutput<Self, P> where Failure == P.Failure {
    Publishers.DropUntilOutput(upstream: self, other: publisher)
  }
}
