extension Publishers {
  /// The publisher of `dropFirst(_:)`.
  public typealias Drop<Upstream: Publisher> = Transforming<Upstream, Upstream.Output, Upstream.Failure>
  /// The publisher of `drop(while:)`.
  public typealias DropWhile<Upstream: Publisher> = Transforming<Upstream, Upstream.Output, Upstream.Failure>
}

extension Publisher {
  /// Leaves out the first values.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    transforming {
      var left = count
      return Transform { value in
        guard left > 0 else { return .emit(value) }
        left -= 1
        return .skip
      }
    }
  }

  /// Leaves out values until the closure is false for one.
  public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
    transforming {
      var isDropping = true
      return Transform { value in
        isDropping = isDropping && predicate(value)
        return isDropping ? .skip : .emit(value)
      }
    }
  }
}
