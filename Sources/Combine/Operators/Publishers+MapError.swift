extension Publishers {
  /// The publisher of `mapError(_:)`.
  public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
    /// The values.
    public typealias Output = Upstream.Output

    /// The upstream publisher.
    public let upstream: Upstream
    /// What is made of the error.
    public let transform: (Upstream.Failure) -> Failure

    /// Makes the publisher.
    public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Inner(downstream: subscriber, transform: transform))
    }
  }
}

extension Publishers.MapError {
  private struct Inner<Downstream: Subscriber>: Subscriber, OperatorReflection
  where Downstream.Input == Upstream.Output, Downstream.Failure == Failure {
    let downstream: Downstream
    let transform: (Upstream.Failure) -> Failure
    let combineIdentifier = CombineIdentifier()

    var description: String { "MapError" }

    func receive(subscription: any Subscription) {
      downstream.receive(subscription: subscription)
    }

    func receive(_ input: Upstream.Output) -> Subscribers.Demand {
      downstream.receive(input)
    }

    func receive(completion: Subscribers.Completion<Upstream.Failure>) {
      downstream.receive(completion: completion.mapError(transform))
    }
  }
}

extension Publisher {
  /// Fails with what the closure makes of the error.
  public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E> {
    Publishers.MapError(upstream: self, transform: transform)
  }
}
