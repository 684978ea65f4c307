/// A type that sends a stream of values over time, and at most one end.
public protocol Publisher<Output, Failure> {
  /// The values it sends.
  associatedtype Output
  /// The errors it may end with; `Never` for none.
  associatedtype Failure: Error

  /// Attaches a subscriber. Callers use `subscribe(_:)`.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  /// Attaches a subscriber.
  public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }
}
