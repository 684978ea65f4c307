extension Publishers {
  /// The publisher of `count()`.
  public typealias Count<Upstream: Publisher> = Transforming<Upstream, Int, Upstream.Failure>
}

extension Publisher {
  /// Sends the number of values at the end.
  public func count() -> Publishers.Count<Self> {
    reduce(0) { count, _ in count + 1 }
  }
}
