extension Publishers {
  /// The publisher of `allSatisfy(_:)`.
  public struct AllSatisfy<Upstream: Publisher>: Publisher {
    /// Whether it was true for each value.
    public typealias Output = Bool
    /// The errors of upstream.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream
    /// What has to be true for each value.
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
          "AllSatisfy", initial: true, downstream: subscriber,
          gather: { (result, value: Upstream.Output) in
            if predicate(value) { return .goOn }
            result = false
            return .done
          })
      )
    }
  }

  /// The publisher of `tryAllSatisfy(_:)`.
  public struct TryAllSatisfy<Upstream: Publisher>: Publisher {
    /// Whether it was true for each value.
    public typealias Output = Bool
    /// The errors of upstream, and those that the closure throws.
    public typealias Failure = any Error

    /// The upstream publisher.
    public let upstream: Upstream
    /// What has to be true for each value.
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
          "TryAllSatisfy", initial: true, downstream: subscriber,
          throwing: { (result, value: Upstream.Output) in
            if try predicate(value) { return .goOn }
            result = false
            return .done
          })
      )
    }
  }
}

extension Publisher {
  /// Sends false when the closure is false for a value, or else true at the end.
  public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
    Publishers.AllSatisfy(upstream: self, predicate: predicate)
  }

  /// Sends false when the closure is false for a value, or else true at the end, and fails with what the closure throws.
  public func tryAllSatisfy(
    _ predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryAllSatisfy<Self> {
    Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
  }
}
