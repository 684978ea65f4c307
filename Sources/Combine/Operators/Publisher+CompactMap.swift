extension Publishers {
  /// The publisher of `compactMap(_:)`.
  public typealias CompactMap<Upstream: Publisher, Output> = Transforming<Upstream, Output, Upstream.Failure>
  /// The publisher of `tryCompactMap(_:)`.
  public typealias TryCompactMap<Upstream: Publisher, Output> = Transforming<Upstream, Output, any Error>
}

extension Publisher {
  /// Changes each value, and leaves out those that become nil.
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T> {
    transforming { Transform { input in transform(input).map { .emit($0) } ?? .skip } }
  }

  /// Changes each value, leaves out those that become nil, and fails with what the closure throws.
  public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> Publishers.TryCompactMap<Self, T> {
    transforming { Transform(throwing: { input in try transform(input).map { .emit($0) } ?? .skip }) }
  }
}
