extension Publishers {
  /// The publisher of `filter(_:)`.
  public typealias Filter<Upstream: Publisher> = Transforming<Upstream, Upstream.Output, Upstream.Failure>
  /// The publisher of `tryFilter(_:)`.
  public typealias TryFilter<Upstream: Publisher> = Transforming<Upstream, Upstream.Output, any Error>
}

extension Publisher {
  /// Sends only the values for which the closure is true.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    transforming { Transform { isIncluded($0) ? .emit($0) : .skip } }
  }

  /// Sends only the values for which the closure is true, and fails with what it throws.
  public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Self> {
    transforming { Transform(throwing: { try isIncluded($0) ? .emit($0) : .skip }) }
  }
}
