/// A subscriber of whatever type.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
  /// The identifier of the subscriber.
  public let combineIdentifier: CombineIdentifier

  private let box: SubscriberBox<Input, Failure>

  /// Wraps a subscriber.
  public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
    combineIdentifier = subscriber.combineIdentifier
    box = (subscriber as? AnySubscriber)?.box ?? ErasedSubscriber(subscriber)
  }

  /// Makes a subscriber that sends everything to a subject.
  public init<S: Subject>(_ subject: S) where S.Output == Input, S.Failure == Failure {
    self.init(SubjectSubscriber(subject))
  }

  /// Makes a subscriber of closures. What has no closure is ignored.
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    combineIdentifier = CombineIdentifier()
    box = ClosureSubscriber(
      receiveSubscription: receiveSubscription, receiveValue: receiveValue, receiveCompletion: receiveCompletion)
  }

  /// Passes the subscription on.
  public func receive(subscription: any Subscription) {
    box.receive(subscription: subscription)
  }

  /// Passes the value on.
  public func receive(_ value: Input) -> Subscribers.Demand {
    box.receive(value)
  }

  /// Passes the end on.
  public func receive(completion: Subscribers.Completion<Failure>) {
    box.receive(completion: completion)
  }
}

extension AnySubscriber: CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible {
  /// The description of the subscriber.
  public var description: String { box.description }

  /// The mirror of the subscriber.
  public var customMirror: Mirror { Mirror(reflecting: box.reflected) }

  /// How a playground shows the subscriber.
  public var playgroundDescription: Any { box.playgroundDescription }
}

/// What all wrapped subscribers have in common; its subclasses know the type.
private class SubscriberBox<Input, Failure: Error> {
  var reflected: Any { "Anonymous AnySubscriber" }

  var description: String { String(describing: reflected) }

  var playgroundDescription: Any {
    (reflected as? any CustomPlaygroundDisplayConvertible)?.playgroundDescription ?? description
  }

  func receive(subscription: any Subscription) {}

  func receive(_ value: Input) -> Subscribers.Demand { .none }

  func receive(completion: Subscribers.Completion<Failure>) {}
}

private final class ErasedSubscriber<S: Subscriber>: SubscriberBox<S.Input, S.Failure> {
  private let subscriber: S

  init(_ subscriber: S) {
    self.subscriber = subscriber
  }

  override var reflected: Any { subscriber }

  override func receive(subscription: any Subscription) {
    subscriber.receive(subscription: subscription)
  }

  override func receive(_ value: S.Input) -> Subscribers.Demand {
    subscriber.receive(value)
  }

  override func receive(completion: Subscribers.Completion<S.Failure>) {
    subscriber.receive(completion: completion)
  }
}

private final class ClosureSubscriber<Input, Failure: Error>: SubscriberBox<Input, Failure> {
  private let receiveSubscription: ((any Subscription) -> Void)?
  private let receiveValue: ((Input) -> Subscribers.Demand)?
  private let receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?

  init(
    receiveSubscription: ((any Subscription) -> Void)?, receiveValue: ((Input) -> Subscribers.Demand)?,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
  ) {
    self.receiveSubscription = receiveSubscription
    self.receiveValue = receiveValue
    self.receiveCompletion = receiveCompletion
  }

  override func receive(subscription: any Subscription) {
    receiveSubscription?(subscription)
  }

  override func receive(_ value: Input) -> Subscribers.Demand {
    receiveValue?(value) ?? .none
  }

  override func receive(completion: Subscribers.Completion<Failure>) {
    receiveCompletion?(completion)
  }
}
