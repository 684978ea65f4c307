extension Publishers {
  /// The publisher of `last()`.
  public typealias Last<Upstream: Publisher> = Transforming<Upstream, Upstream.Output, Upstream.Failure>
  /// The publisher of `last(where:)`.
  public typealias LastWhere<Upstream: Publisher> = Transforming<Upstream, Upstream.Output, Upstream.Failure>
}

extension Publisher {
  /// Sends the last value at the end.
  public func last() -> Publishers.Last<Self> {
    last { _ in true }
  }

  /// Sends the last value for which the closure is true, at the end.
  public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
    transforming {
      var last: Output?
      return Transform(
        gathering: { value in
          if predicate(value) {
            last = value
          }
          return .skip
        },
        result: { last }
      )
    }
  }
}
