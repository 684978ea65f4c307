extension Publishers {
  /// The publisher of `removeDuplicates()`.
  public typealias RemoveDuplicates<Upstream: Publisher> = Transforming<Upstream, Upstream.Output, Upstream.Failure>
  /// The publisher of `tryRemoveDuplicates(by:)`.
  public typealias TryRemoveDuplicates<Upstream: Publisher> = Transforming<Upstream, Upstream.Output, any Error>
}

extension Publisher {
  /// Leaves out a value that is as the one before, by the closure's word.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> Publishers.RemoveDuplicates<Self> {
    transforming {
      var last: Output?
      return Transform { value in
        if let previous = last, predicate(previous, value) { return .skip }
        last = value
        return .emit(value)
      }
    }
  }

  /// Leaves out a value that is as the one before, by the closure's word, and fails with what that throws.
  public func tryRemoveDuplicates(
    by predicate: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryRemoveDuplicates<Self> {
    transforming {
      var last: Output?
      return Transform(throwing: { value in
        if let previous = last, try predicate(previous, value) { return .skip }
        last = value
        return .emit(value)
      })
    }
  }
}

extension Publisher where Output: Equatable {
  /// Leaves out a value that equals the one before.
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
    removeDuplicates(by: ==)
  }
}
