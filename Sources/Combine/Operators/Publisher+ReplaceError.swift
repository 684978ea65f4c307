extension Publishers {
  /// The publisher of `replaceError(with:)`.
  public typealias ReplaceError<Upstream: Publisher> = Transforming<Upstream, Upstream.Output, Never>
}

extension Publisher {
  /// Sends a value in place of an error, and ends.
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    transforming {
      Transform(
        receive: { .emit($0) },
        end: { completion in
          switch completion {
          case .finished: .init(value: nil, completion: .finished)
          case .failure: .init(value: output, completion: .finished)
          }
        }
      )
    }
  }
}
