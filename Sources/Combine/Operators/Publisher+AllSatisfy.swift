extension Publishers {
  /// The publisher of `allSatisfy(_:)`.
  public typealias AllSatisfy<Upstream: Publisher> = Transforming<Upstream, Bool, Upstream.Failure>
}

extension Publisher {
  /// Sends false at the first value for which the closure is false, or true at the end.
  public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
    transforming { Transform(gathering: { predicate($0) ? .skip : .end(false) }, result: { true }) }
  }
}
