extension Publishers {
  /// The publisher of `catch(_:)`.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    /// The values of both.
    public typealias Output = Upstream.Output
    /// The errors of the new publisher.
    public typealias Failure = NewPublisher.Failure

    /// The publisher that may fail.
    public let upstream: Upstream
    /// Makes the new publisher.
    public let handler: (Upstream.Failure) -> NewPublisher

    /// Makes a publisher that goes on with another one after an error.
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let subscription = SuccessiveSubscription(subscriber)
      subscription.attempt(upstream) { error in
        subscription.attempt(handler(error)) { subscription.finish(.failure($0)) }
      }
    }
  }
}

extension Publisher {
  /// Goes on with another publisher after an error.
  public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P>
  where P.Output == Output {
    Publishers.Catch(upstream: self, handler: handler)
  }
}
