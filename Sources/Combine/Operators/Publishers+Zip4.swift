extension Publishers {
  /// A publisher that sends the first values of four publishers together, then the second ones, and so on.
  public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where B.Failure == A.Failure, C.Failure == A.Failure, D.Failure == A.Failure {
    /// A tuple of values.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
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

    /// Makes a publisher of four.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let (sideA, sideB, sideC, sideD) = (
        QueueSide<A.Output>(), QueueSide<B.Output>(), QueueSide<C.Output>(), QueueSide<D.Output>()
      )
      let inner = ZipSubscription(subscriber, sides: [sideA, sideB, sideC, sideD]) {
        (sideA.values.popFirst()!, sideB.values.popFirst()!, sideC.values.popFirst()!, sideD.values.popFirst()!)
      }
      inner.subscribe(to: a, sideA)
      inner.subscribe(to: b, sideB)
      inner.subscribe(to: c, sideC)
      inner.subscribe(to: d, sideD)
      inner.start()
    }
  }
}

extension Publishers.Zip4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

extension Publisher {
  /// Sends the first values of all together, then the second ones, and so on, until one of them has ended.
  public func zip<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R
  ) -> Publishers.Zip4<Self, P, Q, R>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    Publishers.Zip4(self, publisher1, publisher2, publisher3)
  }

  /// Sends what the closure makes of the first values of all together, then the second ones, and so on, until one of them has ended.
  public func zip<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.Zip4<Self, P, Q, R>, T>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    zip(publisher1, publisher2, publisher3).map { transform($0, $1, $2, $3) }
  }
}
