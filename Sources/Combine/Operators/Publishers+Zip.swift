extension Publishers {
  /// A publisher that sends the first values of two publishers together, then the second ones, and so on.
  public struct Zip<A: Publisher, B: Publisher>: Publisher
  where B.Failure == A.Failure {
    /// A tuple of values.
    public typealias Output = (A.Output, B.Output)
    /// The errors of all.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// Makes a publisher of two.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let (sideA, sideB) = (QueueSide<A.Output>(), QueueSide<B.Output>())
      let inner = ZipSubscription(subscriber, sides: [sideA, sideB]) {
        (sideA.values.popFirst()!, sideB.values.popFirst()!)
      }
      inner.subscribe(to: a, sideA)
      inner.subscribe(to: b, sideB)
      inner.start()
    }
  }
}

extension Publishers.Zip: Equatable where A: Equatable, B: Equatable {}

extension Publisher {
  /// Sends the first values of all together, then the second ones, and so on, until one of them has ended.
  public func zip<P: Publisher>(
    _ other: P
  ) -> Publishers.Zip<Self, P>
  where P.Failure == Failure {
    Publishers.Zip(self, other)
  }

  /// Sends what the closure makes of the first values of all together, then the second ones, and so on, until one of them has ended.
  public func zip<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.Zip<Self, P>, T>
  where P.Failure == Failure {
    zip(other).map { transform($0, $1) }
  }
}
