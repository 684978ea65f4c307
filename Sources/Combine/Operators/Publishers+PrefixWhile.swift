extension Publishers {
  /// The publisher of `prefix(while:)`.
  public struct PrefixWhile<Upstream: Publisher>: Publisher {
    /// The values.
    public typealias Output = Upstream.Output
    /// The errors of upstream.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream
    /// Whether a value is sent. The first for which it is false ends the stream.
    public let predicate: (Upstream.Output) -> Bool

    /// Makes the publisher.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        StepSubscription(
          "PrefixWhile", downstream: subscriber,
          step: { (value: Upstream.Output) in
            predicate(value) ? .emit(value) : .finish
          })
      )
    }
  }

  /// The publisher of `tryPrefix(while:)`.
  public struct TryPrefixWhile<Upstream: Publisher>: Publisher {
    /// The values.
    public typealias Output = Upstream.Output
    /// The errors of upstream, and those that the closure throws.
    public typealias Failure = any Error

    /// The upstream publisher.
    public let upstream: Upstream
    /// Whether a value is sent. The first for which it is false ends the stream.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Makes the publisher.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        StepSubscription(
          "TryPrefixWhile", downstream: subscriber,
          throwing: { (value: Upstream.Output) in
            try predicate(value) ? .emit(value) : .finish
          })
      )
    }
  }
}

extension Publisher {
  /// Sends values until the closure is false for one.
  public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
    Publishers.PrefixWhile(upstream: self, predicate: predicate)
  }

  /// Sends values until the closure is false for one, and fails with what it throws.
  public func tryPrefix(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryPrefixWhile<Self> {
    Publishers.TryPrefixWhile(upstream: self, predicate: predicate)
  }
}
