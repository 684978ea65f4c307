extension Publishers {
  /// The publisher of `scan(_:_:)`.
  public typealias Scan<Upstream: Publisher, Output> = Transforming<Upstream, Output, Upstream.Failure>
  /// The publisher of `tryScan(_:_:)`.
  public typealias TryScan<Upstream: Publisher, Output> = Transforming<Upstream, Output, any Error>
}

extension Publisher {
  /// Combines each value with the result so far, and sends each result.
  public func scan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T) -> Publishers.Scan<Self, T> {
    transforming {
      var result = initialResult
      return Transform { value in
        result = nextPartialResult(result, value)
        return .emit(result)
      }
    }
  }

  /// Combines each value with the result so far, sends each result, and fails with what the closure throws.
  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryScan<Self, T> {
    transforming {
      var result = initialResult
      return Transform(throwing: { value in
        result = try nextPartialResult(result, value)
        return .emit(result)
      })
    }
  }
}
