extension Publishers {
  /// The publisher of `map(_:)`.
  public typealias Map<Upstream: Publisher, Output> = Transforming<Upstream, Output, Upstream.Failure>
  /// The publisher of `tryMap(_:)`.
  public typealias TryMap<Upstream: Publisher, Output> = Transforming<Upstream, Output, any Error>
  /// The publisher of `map(_:)` with a key path.
  public typealias MapKeyPath<Upstream: Publisher, Output> = Transforming<Upstream, Output, Upstream.Failure>
}

extension Publisher {
  /// Changes each value.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
    transforming { Transform { .emit(transform($0)) } }
  }

  /// Changes each value, and fails with what the closure throws.
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
    transforming { Transform(throwing: { .emit(try transform($0)) }) }
  }

  /// Sends a property of each value.
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.MapKeyPath<Self, T> {
    map { $0[keyPath: keyPath] }
  }

  /// Sends two properties of each value.
  public func map<T0, T1>(
    _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>
  ) -> Publishers.Map<Self, (T0, T1)> {
    map { ($0[keyPath: keyPath0], $0[keyPath: keyPath1]) }
  }

  /// Sends three properties of each value.
  public func map<T0, T1, T2>(
    _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>, _ keyPath2: KeyPath<Output, T2>
  ) -> Publishers.Map<Self, (T0, T1, T2)> {
    map { ($0[keyPath: keyPath0], $0[keyPath: keyPath1], $0[keyPath: keyPath2]) }
  }
}
