extension Publishers {
  /// The publisher of `first()`.
  public struct First<Upstream: Publisher>: Publisher {
    /// The values.
    public typealias Output = Upstream.Output
    /// The errors of upstream.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream

    /// Makes the publisher.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        GatherSubscription(
          "First", initial: nil, downstream: subscriber,
          gather: { (result, value: Upstream.Output) in
            result = value
            return .done
          })
      )
    }
  }
}

extension Publishers.First: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Sends the first value, and ends.
  public func first() -> Publishers.First<Self> {
    Publishers.First(upstream: self)
  }
}
