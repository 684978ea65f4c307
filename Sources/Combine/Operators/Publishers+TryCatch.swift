extension Publishers {
  /// The publisher of `tryCatch(_:)`.
  public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    /// The values.
    public typealias Output = Upstream.Output
    /// The errors of the publisher that follows, and those that the closure throws.
    public typealias Failure = any Error

    /// The upstream publisher.
    public let upstream: Upstream
    /// Makes the publisher that follows an error.
    public let handler: (Upstream.Failure) throws -> NewPublisher

    /// Makes the publisher.
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let inner = CatchSubscription<Output, Upstream.Failure, NewPublisher, S>(
        "TryCatch", downstream: subscriber, handler: handler, failure: { $0 },
        secondFailure: { $0 })
      upstream.subscribe(inner.firstSubscriber)
    }
  }
}

extension Publisher {
  /// Goes on with another publisher after an error, or fails with what the closure throws.
  public func tryCatch<P: Publisher>(
    _ handler: @escaping (Failure) throws -> P
  ) -> Publishers.TryCatch<Self, P> where P.Output == Output {
    Publishers.TryCatch(upstream: self, handler: handler)
  }
}
