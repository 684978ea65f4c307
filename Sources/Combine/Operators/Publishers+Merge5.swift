extension Publishers {
  /// A publisher that sends the values of five publishers as they come, and ends when all have.
  public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>: Publisher
  where
    B.Output == A.Output, B.Failure == A.Failure, C.Output == A.Output, C.Failure == A.Failure, D.Output == A.Output,
    D.Failure == A.Failure, E.Output == A.Output, E.Failure == A.Failure
  {
    /// The values of all.
    public typealias Output = A.Output
    /// The errors of all.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C
    /// The fourth publisher.
    public let d: D
    /// The fifth publisher.
    public let e: E

    /// Makes a publisher of five.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let inner = MergeSubscription(subscriber, count: 5)
      inner.start()
      inner.subscribe(to: a, side: 0)
      inner.subscribe(to: b, side: 1)
      inner.subscribe(to: c, side: 2)
      inner.subscribe(to: d, side: 3)
      inner.subscribe(to: e, side: 4)
    }
  }
}

extension Publishers.Merge5: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable {}

extension Publishers.Merge5 {
  /// Makes one operator of all.
  public func merge<P: Publisher>(
    with other: P
  ) -> Publishers.Merge6<A, B, C, D, E, P>
  where P.Output == Output, P.Failure == Failure {
    Publishers.Merge6(a, b, c, d, e, other)
  }

  /// Makes one operator of all.
  public func merge<P: Publisher, Q: Publisher>(
    with publisher1: P, _ publisher2: Q
  ) -> Publishers.Merge7<A, B, C, D, E, P, Q>
  where P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure {
    Publishers.Merge7(a, b, c, d, e, publisher1, publisher2)
  }

  /// Makes one operator of all.
  public func merge<P: Publisher, Q: Publisher, R: Publisher>(
    with publisher1: P, _ publisher2: Q, _ publisher3: R
  ) -> Publishers.Merge8<A, B, C, D, E, P, Q, R>
  where
    P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure, R.Output == Output,
    R.Failure == Failure
  {
    Publishers.Merge8(a, b, c, d, e, publisher1, publisher2, publisher3)
  }
}

extension Publisher {
  /// Sends the values of all as they come, and ends when all have.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E
  ) -> Publishers.Merge5<Self, B, C, D, E>
  where
    B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
    D.Failure == Failure, E.Output == Output, E.Failure == Failure
  {
    Publishers.Merge5(self, b, c, d, e)
  }
}
