extension Publishers {
  /// The publisher of `prefix(while:)`.
  public typealias PrefixWhile<Upstream: Publisher> = Transforming<Upstream, Upstream.Output, Upstream.Failure>
}

extension Publisher {
  /// Sends up to `maxLength` values and ends.
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
    output(in: 0..<Swift.max(0, maxLength))
  }

  /// Sends values until the closure is false for one, and ends.
  public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
    transforming { Transform { predicate($0) ? .emit($0) : .end(nil) } }
  }
}
