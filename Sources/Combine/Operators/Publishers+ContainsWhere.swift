extension Publishers {
  /// The publisher of `contains(where:)`.
  public struct ContainsWhere<Upstream: Publisher>: Publisher {
    /// Whether such a value has come.
    public typealias Output = Bool
    /// The errors of upstream.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream
    /// Whether a value is one that is looked for.
    public let predicate: (Upstream.Output) -> Bool

    /// Makes the publisher.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        GatherSubscription(
          "ContainsWhere", initial: false, downstream: subscriber,
          gather: { (result, value: Upstream.Output) in
            guard predicate(value) else { return .goOn }
            result = true
            return .done
          })
      )
    }
  }

  /// The publisher of `tryContains(where:)`.
  public struct TryContainsWhere<Upstream: Publisher>: Publisher {
    /// Whether such a value has come.
    public typealias Output = Bool
    /// The errors of upstream, and those that the closure throws.
    public typealias Failure = any Error

    /// The upstream publisher.
    public let upstream: Upstream
    /// Whether a value is one that is looked for.
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
          "TryContainsWhere", initial: false, downstream: subscriber,
          throwing: { (result, value: Upstream.Output) in
            guard try predicate(value) else { return .goOn }
            result = true
            return .done
          })
      )
    }
  }
}

extension Publisher {
  /// Sends true when the closure is true for a value, or else false at the end.
  public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.ContainsWhere<Self> {
    Publishers.ContainsWhere(upstream: self, predicate: predicate)
  }

  /// Sends true when the closure is true for a value, or else false at the end, and fails with what the closure throws.
  public func tryContains(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryContainsWhere<Self> {
    Publishers.TryContainsWhere(upstream: self, predicate: predicate)
  }
}
