/// A publisher that sends nothing until it is connected.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Starts sending, until the result is cancelled.
  func connect() -> any Cancellable
}
