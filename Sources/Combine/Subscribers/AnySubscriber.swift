/// A subscriber of which only the input and failure types are known.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
  /// The identifier of the wrapped subscriber.
  public let combineIdentifier: CombineIdentifier

  private let receiveSubscription: ((any Subscription) -> Void)?
  private let receiveValue: ((Input) -> Subscribers.Demand)?
  private let receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?

  /// Wraps a subscriber.
  public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
    combineIdentifier = subscriber.combineIdentifier
    receiveSubscription = subscriber.receive(subscription:)
    receiveValue = subscriber.receive(_:)
    receiveCompletion = subscriber.receive(completion:)
  }

  /// Makes a subscriber that sends what it receives to a subject.
  public init<S: Subject>(_ subject: S) where S.Output == Input, S.Failure == Failure {
    self.init(
      receiveSubscription: { subject.send(subscription: $0) },
      receiveValue: {
        subject.send($0)
        return .none
      },
      receiveCompletion: { subject.send(completion: $0) }
    )
  }

  /// Makes a subscriber from closures. Without the first it never asks for a value; without the second it asks for none
  /// after one.
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    combineIdentifier = CombineIdentifier()
    self.receiveSubscription = receiveSubscription
    self.receiveValue = receiveValue
    self.receiveCompletion = receiveCompletion
  }

  /// Receives the subscription.
  public func receive(subscription: any Subscription) {
    receiveSubscription?(subscription)
  }

  /// Receives a value.
  public func receive(_ value: Input) -> Subscribers.Demand {
    receiveValue?(value) ?? .none
  }

  /// Receives the end of the stream.
  public func receive(completion: Subscribers.Completion<Failure>) {
    receiveCompletion?(completion)
  }
}
