extension Publishers {
  /// The publisher of `ignoreOutput()`.
  public typealias IgnoreOutput<Upstream: Publisher> = Transforming<Upstream, Never, Upstream.Failure>
}

extension Publisher {
  /// Sends no values, only the end.
  public func ignoreOutput() -> Publishers.IgnoreOutput<Self> {
    transforming { Transform(gathering: { _ in .skip }, result: { nil }) }
  }
}
