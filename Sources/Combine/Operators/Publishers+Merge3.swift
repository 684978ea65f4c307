extension Publishers {
  /// A publisher that sends the values of three publishers as they come, and ends when all have.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where B.Output == A.Output, B.Failure == A.Failure, C.Output == A.Output, C.Failure == A.Failure {
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

    /// Makes a publisher of three.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let inner = MergeSubscription(subscriber, count: 3)
      inner.start()
      inner.subscribe(to: a, side: 0)
      inner.subscribe(to: b, side: 1)
      inner.subscribe(to: c, side: 2)
    }
  }
}

extension Publishers.Merge3: Equatable where A: Equatable, B: Equatable, C: Equatable {}

extension Publishers.Merge3 {
  /// Makes one operator of all.
  public func merge<P: Publisher>(
    with other: P
  ) -> Publishers.Merge4<A, B, C, P>
  where P.Output == Output, P.Failure == Failure {
    Publishers.Merge4(a, b, c, other)
  }

  /// Makes one operator of all.
  public func merge<P: Publisher, Q: Publisher>(
    with publisher1: P, _ publisher2: Q
  ) -> Publishers.Merge5<A, B, C, P, Q>
  where P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure {
    Publishers.Merge5(a, b, c, publisher1, publisher2)
  }

  /// Makes one operator of all.
  public func merge<P: Publisher, Q: Publisher, R: Publisher>(
    with publisher1: P, _ publisher2: Q, _ publisher3: R
  ) -> Publishers.Merge6<A, B, C, P, Q, R>
  where
    P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure, R.Output == Output,
    R.Failure == Failure
  {
    Publishers.Merge6(a, b, c, publisher1, publisher2, publisher3)
  }

  /// Makes one operator of all.
  public func merge<P: Publisher, Q: Publisher, R: Publisher, T: Publisher>(
    with publisher1: P, _ publisher2: Q, _ publisher3: R, _ publisher4: T
  ) -> Publishers.Merge7<A, B, C, P, Q, R, T>
  where
    P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure, R.Output == Output,
    R.Failure == Failure, T.Output == Output, T.Failure == Failure
  {
    Publishers.Merge7(a, b, c, publisher1, publisher2, publisher3, publisher4)
  }

  /// Makes one operator of all.
  public func merge<P: Publisher, Q: Publisher, R: Publisher, T: Publisher, U: Publisher>(
    with publisher1: P, _ publisher2: Q, _ publisher3: R, _ publisher4: T, _ publisher5: U
  ) -> Publishers.Merge8<A, B, C, P, Q, R, T, U>
  where
    P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure, R.Output == Output,
    R.Failure == Failure, T.Output == Output, T.Failure == Failure, U.Output == Output, U.Failure == Failure
  {
    Publishers.Merge8(a, b, c, publisher1, publisher2, publisher3, publisher4, publisher5)
  }
}

extension Publisher {
  /// Sends the values of all as they come, and ends when all have.
  public func merge<B: Publisher, C: Publisher>(
    with b: B, _ c: C
  ) -> Publishers.Merge3<Self, B, C>
  where B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure {
    Publishers.Merge3(self, b, c)
  }
}
