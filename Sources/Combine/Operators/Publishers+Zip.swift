extension Publishers {
  /// A publisher that sends the first values together, then the second ones, and so on, of two publishers.
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
      PairSubscription<A, B, S>(.zip, downstream: subscriber).start(a, b)
    }
  }
}

extension Publisher {
  /// Sends the first values of all together, then the second ones, and so on, until one of them has ended.
  public func zip<B: Publisher>(
    _ b: B
  ) -> Publishers.Zip<Self, B> where B.Failure == Failure {
    Publishers.Zip(self, b)
  }

  /// Combines the first values of all, then the second ones, and so on, until one of them has ended.
  public func zip<B: Publisher, T>(
    _ b: B, _ transform: @escaping (Output, B.Output) -> T
  ) -> Publishers.Transforming<Publishers.Zip<Self, B>, T, Failure> where B.Failure == Failure {
    zip(b).map { transform($0, $1) }
  }
}
