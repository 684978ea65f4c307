extension Publishers {
  /// A publisher that sends the latest values of two publishers.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
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
      let (sideA, sideB) = (LatestSide<A.Output>(), LatestSide<B.Output>())
      let inner = LatestSubscription(subscriber, sides: [sideA, sideB]) {
        (sideA.value!, sideB.value!)
      }
      inner.subscribe(to: a, sideA)
      inner.subscribe(to: b, sideB)
      inner.start()
    }
  }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}

extension Publisher {
  /// Sends the latest values of all, whenever one sends a value and each has sent one.
  public func combineLatest<P: Publisher>(
    _ other: P
  ) -> Publishers.CombineLatest<Self, P>
  where P.Failure == Failure {
    Publishers.CombineLatest(self, other)
  }

  /// Sends what the closure makes of the latest values of all, whenever one sends a value and each has sent one.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T>
  where P.Failure == Failure {
    combineLatest(other).map { transform($0, $1) }
  }
}
