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
      PairSubscription<A, B, S>(.latest, downstream: subscriber).start(a, b)
    }
  }
}

extension Publisher {
  /// Sends the latest values of all, whenever one sends a value and each has sent one.
  public func combineLatest<B: Publisher>(
    _ b: B
  ) -> Publishers.CombineLatest<Self, B> where B.Failure == Failure {
    Publishers.CombineLatest(self, b)
  }

  /// Combines the latest values of all, whenever one sends a value and each has sent one.
  public func combineLatest<B: Publisher, T>(
    _ b: B, _ transform: @escaping (Output, B.Output) -> T
  ) -> Publishers.Transforming<Publishers.CombineLatest<Self, B>, T, Failure> where B.Failure == Failure {
    combineLatest(b).map { transform($0, $1) }
  }
}
