extension Publishers {
  /// The publisher of `collect()`.
  public typealias Collect<Upstream: Publisher> = Transforming<Upstream, [Upstream.Output], Upstream.Failure>
  /// The publisher of `collect(_:)`.
  public typealias CollectByCount<Upstream: Publisher> = Transforming<Upstream, [Upstream.Output], Upstream.Failure>
}

extension Publisher {
  /// Sends all values in one array at the end.
  public func collect() -> Publishers.Collect<Self> {
    transforming {
      var values: [Output] = []
      return Transform(
        gathering: { value in
          values.append(value)
          return .skip
        },
        result: { values }
      )
    }
  }

  /// Sends arrays of `count` values; the last one may be shorter. A count below 1 counts as 1.
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    transforming {
      var values: [Output] = []
      return Transform(
        { value in
          values.append(value)
          guard values.count >= count else { return .skip }
          defer { values = [] }
          return .emit(values)
        },
        last: { values.isEmpty ? nil : values }
      )
    }
  }
}
