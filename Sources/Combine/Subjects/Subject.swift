/// A publisher into which values are sent.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to the subscribers.
  func send(_ value: Output)

  /// Ends the stream for the subscribers.
  func send(completion: Subscribers.Completion<Failure>)

  /// Takes an upstream subscription, and asks it for all values.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Sends a value that says no more than that it came.
  public func send() {
    send(())
  }
}

extension Publisher {
  /// Sends everything to a subject, until the result is cancelled or released.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where S.Output == Output, S.Failure == Failure {
    let inlet = Inlet()
    subscribe(
      AnySubscriber(
        receiveSubscription: { subscription in
          if inlet.accept(subscription) {
            subject.send(subscription: subscription)
          }
        },
        receiveValue: { value in
          subject.send(value)
          return .none
        },
        receiveCompletion: { completion in
          inlet.reset()
          subject.send(completion: completion)
        }
      )
    )
    return AnyCancellable(inlet.cancel)
  }
}
