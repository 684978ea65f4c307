extension Publishers {
  /// The publisher of `replaceEmpty(with:)`.
  public typealias ReplaceEmpty<Upstream: Publisher> = Transforming<Upstream, Upstream.Output, Upstream.Failure>
}

extension Publisher {
  /// Sends a value if the stream ends without any.
  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    transforming {
      var isEmpty = true
      return Transform(
        { value in
          isEmpty = false
          return .emit(value)
        },
        last: { isEmpty ? output : nil }
      )
    }
  }
}
