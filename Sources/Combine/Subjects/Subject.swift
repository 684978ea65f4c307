/// A publisher into which values are sent.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to the subscribers.
  func send(_ value: Output)

  /// Ends the stream for the subscribers.
  func send(completion: Subscribers.Completion<Failure>)

  /// Takes an upstream subscription, to ask it for values.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Sends a value that says no more than that it came.
  public func send() {
    send(())
  }
}

extension Publisher {
  /// Sends everything to a subject, until the result is cancelled or released. The subject is not kept.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where S.Output == Output, S.Failure == Failure {
    let subscriber = SubjectSubscriber(subject)
    subscribe(subscriber)
    return AnyCancellable(subscriber)
  }
}
