extension Publishers {
  /// The publisher of `drop(while:)`.
  public struct DropWhile<Upstream: Publisher>: Publisher {
    /// The values.
    public typealias Output = Upstream.Output
    /// The errors of upstream.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream
    /// Whether a value is left out, until it is false for one.
    public let predicate: (Upstream.Output) -> Bool

    /// Makes the publisher.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var isDropping = true
      upstream.subscribe(
        StepSubscription(
          "DropWhile", downstream: subscriber,
          step: { (value: Upstream.Output) in
            isDropping = isDropping && predicate(value)
            return isDropping ? .skip : .emit(value)
          })
      )
    }
  }

  /// The publisher of `tryDrop(while:)`.
  public struct TryDropWhile<Upstream: Publisher>: Publisher {
    /// The values.
    public typealias Output = Upstream.Output
    /// The errors of upstream, and those that the closure throws.
    public typealias Failure = any Error

    /// The upstream publisher.
    public let upstream: Upstream
    /// Whether a value is left out, until it is false for one.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Makes the publisher.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var isDropping = true
      upstream.subscribe(
        StepSubscription(
          "TryDropWhile", downstream: subscriber,
          throwing: { (value: Upstream.Output) in
            isDropping = try isDropping && predicate(value)
            return isDropping ? .skip : .emit(value)
          })
      )
    }
  }
}

extension Publisher {
  /// Leaves out values until the closure is false for one.
  public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
    Publishers.DropWhile(upstream: self, predicate: predicate)
  }

  /// Leaves out values until the closure is false for one, and fails with what it throws.
  public func tryDrop(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryDropWhile<Self> {
    Publishers.TryDropWhile(upstream: self, predicate: predicate)
  }
}
