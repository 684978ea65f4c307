extension Publishers {
  /// The publisher of `last()`.
  public struct Last<Upstream: Publisher>: Publisher {
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
          "Last", initial: nil, downstream: subscriber,
          gather: { (result, value: Upstream.Output) in
            result = value
            return .goOn
          })
      )
    }
  }
}

extension Publishers.Last: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Sends the last value at the end.
  public func last() -> Publishers.Last<Self> {
    Publishers.Last(upstream: self)
  }
}
