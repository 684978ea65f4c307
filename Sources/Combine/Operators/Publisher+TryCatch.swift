extension Publishers {
  /// The publisher of `tryCatch(_:)`.
  public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    /// The values of both.
    public typealias Output = Upstream.Output
    /// Any error.
    public typealias Failure = any Error

    /// The publisher that may fail.
    public let upstream: Upstream
    /// Makes the new publisher.
    public let handler: (Upstream.Failure) throws -> NewPublisher

    /// Makes a publisher that goes on with another one after an error.
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let subscription = SuccessiveSubscription(subscriber)
      subscription.attempt(upstream) { error in
        do {
          subscription.attempt(try handler(error)) { subscription.finish(.failure($0)) }
        } catch {
          subscription.finish(.failure(error))
        }
      }
    }
  }
}

extension Publisher {
  /// Goes on with another publisher after an error, or fails with what the closure throws.
  public func tryCatch<P: Publisher>(_ handler: @escaping (Failure) throws -> P) -> Publishers.TryCatch<Self, P>
  where P.Output == Output {
    Publishers.TryCatch(upstream: self, handler: handler)
  }
}
