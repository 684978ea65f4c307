extension Publishers {
  /// The publisher of an operator that handles the values of one upstream, one at a time.
  public struct Transforming<Upstream: Publisher, Output, Failure: Error>: Publisher {
    /// The publisher whose values are handled.
    public let upstream: Upstream

    let makeTransform: () -> Transform<Upstream.Output, Upstream.Failure, Output, Failure>

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(TransformSubscription(makeTransform(), downstream: subscriber))
    }
  }
}

extension Publisher {
  /// Applies a transform, made anew for each subscriber.
  func transforming<NewOutput, NewFailure: Error>(
    _ makeTransform: @escaping () -> Transform<Output, Failure, NewOutput, NewFailure>
  ) -> Publishers.Transforming<Self, NewOutput, NewFailure> {
    Publishers.Transforming(upstream: self, makeTransform: makeTransform)
  }
}
