extension Publishers {
  /// A publisher that sends the values of two publishers as they come, and ends when all have.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where B.Output == A.Output, B.Failure == A.Failure {
    /// The values of all.
    public typealias Output = A.Output
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
      let inner = MergeSubscription(subscriber, count: 2)
      inner.start()
      inner.subscribe(to: a, side: 0)
      inner.subscribe(to: b, side: 1)
    }
  }
}

extension Publishers.Merge: Equatable where A: Equatable, B: Equatable {}

extension Publishers.Merge {
  /// Makes one operator of all.
  public func merge<P: Publisher>(
    with other: P
  ) -> Publishers.Merge3<A, B, P>
  where P.Output == Output, P.Failure == Failure {
    Publishers.Merge3(a, b, other)
  }

  /// Makes one operator of all.
  public func merge<P: Publisher, Q: Publisher>(
    with publisher1: P, _ publisher2: Q
  ) -> Publishers.Merge4<A, B, P, Q>
  where P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure {
    Publishers.Merge4(a, b, publisher1, publisher2)
  }

  /// Makes one operator of all.
  public func merge<P: Publisher, Q: Publisher, R: Publisher>(
    with publisher1: P, _ publisher2: Q, _ publisher3: R
  ) -> Publishers.Merge5<A, B, P, Q, R>
  where
    P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure, R.Output == Output,
    R.Failure == Failure
  {
    Publishers.Merge5(a, b, publisher1, publisher2, publisher3)
  }

  /// Makes one operator of all.
  public func merge<P: Publisher, Q: Publisher, R: Publisher, T: Publisher>(
    with publisher1: P, _ publisher2: Q, _ publisher3: R, _ publisher4: T
  ) -> Publishers.Merge6<A, B, P, Q, R, T>
  where
    P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure, R.Output == Output,
    R.Failure == Failure, T.Output == Output, T.Failure == Failure
  {
    Publishers.Merge6(a, b, publisher1, publisher2, publisher3, publisher4)
  }

  /// Makes one operator of all.
  public func merge<P: Publisher, Q: Publisher, R: Publisher, T: Publisher, U: Publisher>(
    with publisher1: P, _ publisher2: Q, _ publisher3: R, _ publisher4: T, _ publisher5: U
  ) -> Publishers.Merge7<A, B, P, Q, R, T, U>
  where
    P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure, R.Output == Output,
    R.Failure == Failure, T.Output == Output, T.Failure == Failure, U.Output == Output, U.Failure == Failure
  {
    Publishers.Merge7(a, b, publisher1, publisher2, publisher3, publisher4, publisher5)
  }

  /// Makes one operator of all.
  public func merge<P: Publisher, Q: Publisher, R: Publisher, T: Publisher, U: Publisher, V: Publisher>(
    with publisher1: P, _ publisher2: Q, _ publisher3: R, _ publisher4: T, _ publisher5: U, _ publisher6: V
  ) -> Publishers.Merge8<A, B, P, Q, R, T, U, V>
  where
    P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure, R.Output == Output,
    R.Failure == Failure, T.Output == Output, T.Failure == Failure, U.Output == Output, U.Failure == Failure,
    V.Output == Output, V.Failure == Failure
  {
    Publishers.Merge8(a, b, publisher1, publisher2, publisher3, publisher4, publisher5, publisher6)
  }
}

extension Publisher {
  /// Sends the values of all as they come, and ends when all have.
  public func merge<B: Publisher>(
    with other: B
  ) -> Publishers.Merge<Self, B>
  where B.Output == Output, B.Failure == Failure {
    Publishers.Merge(self, other)
  }
}
