extension Publishers {
  /// The publisher of `mapError(_:)`.
  public typealias MapError<Upstream: Publisher, Failure: Error> = Transforming<Upstream, Upstream.Output, Failure>
  /// The publisher of `setFailureType(to:)`.
  public typealias SetFailureType<Upstream: Publisher, Failure: Error> = Transforming<
    Upstream, Upstream.Output, Failure
  >
}

extension Publisher {
  /// Changes the error.
  public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E> {
    transforming {
      Transform(receive: { .emit($0) }, end: { .init(value: nil, completion: $0.mapError(transform)) })
    }
  }
}

extension Publisher where Failure == Never {
  /// Changes the type of errors of a publisher that has none.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> {
    transforming { Transform(receive: { .emit($0) }, end: { _ in .init(value: nil, completion: .finished) }) }
  }
}
