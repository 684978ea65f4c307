extension Publishers {
  /// The publisher of `compactMap(_:)`.
  public struct CompactMap<Upstream: Publisher, Output>: Publisher {
    /// The errors of upstream.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream
    /// What is made of a value, if anything.
    public let transform: (Upstream.Output) -> Output?

    /// Makes the publisher.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Inner(downstream: subscriber, transform: transform))
    }
  }

  /// The publisher of `tryCompactMap(_:)`.
  public struct TryCompactMap<Upstream: Publisher, Output>: Publisher {
    /// The errors of upstream, and those that the closure throws.
    public typealias Failure = any Error

    /// The upstream publisher.
    public let upstream: Upstream
    /// What is made of a value, if anything.
    public let transform: (Upstream.Output) throws -> Output?

    /// Makes the publisher.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        StepSubscription(
          "TryCompactMap", downstream: subscriber,
          throwing: { (value: Upstream.Output) in
            try transform(value).map { .emit($0) } ?? .skip
          })
      )
    }
  }
}

extension Publishers.CompactMap {
  /// Makes one operator of both.
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Upstream, T> {
    Publishers.CompactMap(upstream: upstream) { self.transform($0).flatMap(transform) }
  }

  /// Makes one operator of both.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.CompactMap<Upstream, T> {
    Publishers.CompactMap(upstream: upstream) { self.transform($0).map(transform) }
  }

  private struct Inner<Downstream: Subscriber>: Subscriber, OperatorReflection
  where Downstream.Input == Output, Downstream.Failure == Upstream.Failure {
    let downstream: Downstream
    let transform: (Upstream.Output) -> Output?
    let combineIdentifier = CombineIdentifier()

    var description: String { "CompactMap" }

    func receive(subscription: any Subscription) {
      downstream.receive(subscription: subscription)
    }

    func receive(_ input: Upstream.Output) -> Subscribers.Demand {
      if let output = transform(input) { downstream.receive(output) } else { .max(1) }
    }

    func receive(completion: Subscribers.Completion<Upstream.Failure>) {
      downstream.receive(completion: completion)
    }
  }
}

extension Publishers.TryCompactMap {
  /// Makes one operator of both.
  public func compactMap<T>(_ transform: @escaping (Output) throws -> T?) -> Publishers.TryCompactMap<Upstream, T> {
    Publishers.TryCompactMap(upstream: upstream) { try self.transform($0).flatMap(transform) }
  }
}

extension Publisher {
  /// Sends what the closure makes of each value, unless that is nil.
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T> {
    Publishers.CompactMap(upstream: self, transform: transform)
  }

  /// Sends what the closure makes of each value, unless that is nil, and fails with what it throws.
  public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> Publishers.TryCompactMap<Self, T> {
    Publishers.TryCompactMap(upstream: self, transform: transform)
  }
}
