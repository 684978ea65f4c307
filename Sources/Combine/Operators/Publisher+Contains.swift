extension Publishers {
  /// The publisher of `contains(_:)`.
  public typealias Contains<Upstream: Publisher> = Transforming<Upstream, Bool, Upstream.Failure>
  /// The publisher of `contains(where:)`.
  public typealias ContainsWhere<Upstream: Publisher> = Transforming<Upstream, Bool, Upstream.Failure>
}

extension Publisher {
  /// Sends true at the first value for which the closure is true, or false at the end.
  public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.ContainsWhere<Self> {
    transforming { Transform(gathering: { predicate($0) ? .end(true) : .skip }, result: { false }) }
  }
}

extension Publisher where Output: Equatable {
  /// Sends true at the first value that equals this one, or false at the end.
  public func contains(_ output: Output) -> Publishers.Contains<Self> {
    contains { $0 == output }
  }
}
