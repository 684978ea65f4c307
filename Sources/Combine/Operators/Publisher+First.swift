extension Publishers {
  /// The publisher of `first()`.
  public typealias First<Upstream: Publisher> = Transforming<Upstream, Upstream.Output, Upstream.Failure>
  /// The publisher of `first(where:)`.
  public typealias FirstWhere<Upstream: Publisher> = Transforming<Upstream, Upstream.Output, Upstream.Failure>
  /// The publisher of `tryFirst(where:)`.
  public typealias TryFirstWhere<Upstream: Publisher> = Transforming<Upstream, Upstream.Output, any Error>
}

extension Publisher {
  /// Sends the first value and ends.
  public func first() -> Publishers.First<Self> {
    transforming { Transform { .end($0) } }
  }

  /// Sends the first value for which the closure is true, and ends.
  public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
    transforming { Transform { predicate($0) ? .end($0) : .skip } }
  }

  /// Sends the first value for which the closure is true, and ends; fails with what the closure throws.
  public func tryFirst(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryFirstWhere<Self> {
    transforming { Transform(throwing: { try predicate($0) ? .end($0) : .skip }) }
  }
}
