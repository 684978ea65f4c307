extension Publishers {
  /// The publisher of `map(_:)` with a key path.
  public struct MapKeyPath<Upstream: Publisher, Output>: Publisher {
    /// The errors of upstream.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream
    /// The property.
    public let keyPath: KeyPath<Upstream.Output, Output>

    /// Makes the publisher.
    public init(upstream: Upstream, keyPath: KeyPath<Upstream.Output, Output>) {
      self.upstream = upstream
      self.keyPath = keyPath
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Inner(downstream: subscriber, keyPath: keyPath))
    }
  }
}

extension Publishers.MapKeyPath {
  private struct Inner<Downstream: Subscriber>: Subscriber, OperatorReflection
  where Downstream.Input == Output, Downstream.Failure == Upstream.Failure {
    let downstream: Downstream
    let keyPath: KeyPath<Upstream.Output, Output>
    let combineIdentifier = CombineIdentifier()

    var description: String { "ValueForKey" }

    var customMirror: Mirror { Mirror(self, children: ["keyPath": keyPath]) }

    func receive(subscription: any Subscription) {
      downstream.receive(subscription: subscription)
    }

    func receive(_ input: Upstream.Output) -> Subscribers.Demand {
      downstream.receive(input[keyPath: keyPath])
    }

    func receive(completion: Subscribers.Completion<Upstream.Failure>) {
      downstream.receive(completion: completion)
    }
  }
}

extension Publisher {
  /// Sends the value of a property of each value.
  public func map<T>(
    _ keyPath: KeyPath<Output, T>
  ) -> Publishers.MapKeyPath<Self, T> {
    Publishers.MapKeyPath(upstream: self, keyPath: keyPath)
  }
}
