extension Publishers {
  /// The publisher of `reduce(_:_:)`.
  public typealias Reduce<Upstream: Publisher, Output> = Transforming<Upstream, Output, Upstream.Failure>
  /// The publisher of `tryReduce(_:_:)`.
  public typealias TryReduce<Upstream: Publisher, Output> = Transforming<Upstream, Output, any Error>
}

extension Publisher {
  /// Combines all values, and sends the result at the end.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Reduce<Self, T> {
    transforming {
      var result = initialResult
      return Transform(
        gathering: { value in
          result = nextPartialResult(result, value)
          return .skip
        },
        result: { result }
      )
    }
  }

  /// Combines all values, sends the result at the end, and fails with what the closure throws.
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryReduce<Self, T> {
    transforming {
      var result = initialResult
      return Transform(
        gathers: true,
        throwing: { value in
          result = try nextPartialResult(result, value)
          return .skip
        },
        last: { result }
      )
    }
  }
}
