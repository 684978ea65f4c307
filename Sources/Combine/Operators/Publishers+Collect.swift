extension Publishers {
  /// The publisher of `collect()`.
  public struct Collect<Upstream: Publisher>: Publisher {
    /// All values.
    public typealias Output = [Upstream.Output]
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
          "Collect", initial: [], downstream: subscriber,
          gather: { (result, value: Upstream.Output) in
            result?.append(value)
            return .goOn
          })
      )
    }
  }
}

extension Publishers.Collect: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Sends all values as one array, at the end.
  public func collect() -> Publishers.Collect<Self> {
    Publishers.Collect(upstream: self)
  }
}
