extension Publishers {
  /// A publisher that sends the first values together, then the second ones, and so on, of three publishers.
  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where B.Failure == A.Failure, C.Failure == A.Failure {
    /// A tuple of values.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// The errors of all.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C

    /// Makes a publisher of three.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      a.zip(b.zip(c)).map { ($0, $1.0, $1.1) }.subscribe(subscriber)
    }
  }
}

extension Publisher {
  /// Sends the first values of all together, then the second ones, and so on, until one of them has ended.
  public func zip<B: Publisher, C: Publisher>(
    _ b: B, _ c: C
  ) -> Publishers.Zip3<Self, B, C> where B.Failure == Failure, C.Failure == Failure {
    Publishers.Zip3(self, b, c)
  }

  /// Combines the first values of all, then the second ones, and so on, until one of them has ended.
  public func zip<B: Publisher, C: Publisher, T>(
    _ b: B, _ c: C, _ transform: @escaping (Output, B.Output, C.Output) -> T
  ) -> Publishers.Transforming<Publishers.Zip3<Self, B, C>, T, Failure>
  where B.Failure == Failure, C.Failure == Failure {
    zip(b, c).map { transform($0, $1, $2) }
  }
}
