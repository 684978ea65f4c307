extension Publishers {
  /// The publisher of `first(where:)`.
  public struct FirstWhere<Upstream: Publisher>: Publisher {
    /// The values.
    public typealias Output = Upstream.Output
    /// The errors of upstream.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream
    /// Whether a value is the one.
    public let predicate: (Upstream.Output) -> Bool

    /// Makes the publisher.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      // The name is the one that it prints under on Apple's platforms.
      upstream.subscribe(
        GatherSubscription(
          "TryFirst", initial: nil, downstream: subscriber,
          gather: { (result, value: Upstream.Output) in
            guard predicate(value) else { return .goOn }
            result = value
            return .done
          })
      )
    }
  }

  /// The publisher of `tryFirst(where:)`.
  public struct TryFirstWhere<Upstream: Publisher>: Publisher {
    /// The values.
    public typealias Output = Upstream.Output
    /// The errors of upstream, and those that the closure throws.
    public typealias Failure = any Error

    /// The upstream publisher.
    public let upstream: Upstream
    /// Whether a value is the one.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Makes the publisher.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        GatherSubscription(
          "TryFirstWhere", initial: nil, downstream: subscriber,
          throwing: { (result, value: Upstream.Output) in
            guard try predicate(value) else { return .goOn }
            result = value
            return .done
          })
      )
    }
  }
}

extension Publisher {
  /// Sends the first value for which the closure is true, and ends.
  public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
    Publishers.FirstWhere(upstream: self, predicate: predicate)
  }

  /// Sends the first value for which the closure is true, and ends; fails with what the closure throws.
  public func tryFirst(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryFirstWhere<Self> {
    Publishers.TryFirstWhere(upstream: self, predicate: predicate)
  }
}
