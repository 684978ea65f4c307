extension Publishers {
  /// The publisher of `output(at:)`, `output(in:)` and `prefix(_:)`.
  public typealias Output<Upstream: Publisher> = Transforming<Upstream, Upstream.Output, Upstream.Failure>
}

extension Publisher {
  /// Sends the value at a position, from 0, and ends.
  public func output(at index: Int) -> Publishers.Output<Self> {
    output(in: Swift.max(0, index)...Swift.max(0, index))
  }

  /// Sends the values at these positions, from 0, and ends.
  public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self> where R.Bound == Int {
    let range = range.relative(to: 0..<Int.max)
    return transforming {
      var index = 0
      var transform = Transform<Output, Failure, Output, Failure> { value in
        defer { index += 1 }
        guard index >= range.lowerBound else { return .skip }
        return index + 1 < range.upperBound ? .emit(value) : .end(value)
      }
      transform.endsAtStart = range.isEmpty
      return transform
    }
  }
}
