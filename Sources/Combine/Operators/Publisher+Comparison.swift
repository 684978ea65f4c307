extension Publishers {
  /// The publisher of `min()` and `max()`.
  public typealias Comparison<Upstream: Publisher> = Transforming<Upstream, Upstream.Output, Upstream.Failure>
}

extension Publisher {
  /// Sends the least value at the end, in the order of the closure.
  public func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
    extreme { areInIncreasingOrder($0, $1) }
  }

  /// Sends the greatest value at the end, in the order of the closure.
  public func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
    extreme { areInIncreasingOrder($1, $0) }
  }

  private func extreme(_ isBetter: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
    transforming {
      var best: Output?
      return Transform(
        gathering: { value in
          if let known = best, !isBetter(value, known) { return .skip }
          best = value
          return .skip
        },
        result: { best }
      )
    }
  }
}

extension Publisher where Output: Comparable {
  /// Sends the least value at the end.
  public func min() -> Publishers.Comparison<Self> {
    min(by: <)
  }

  /// Sends the greatest value at the end.
  public func max() -> Publishers.Comparison<Self> {
    max(by: <)
  }
}
