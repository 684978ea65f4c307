/// A type that receives values from a publisher.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The values it receives.
  associatedtype Input
  /// The errors it may receive; `Never` for none.
  associatedtype Failure: Error

  /// Receives the subscription, once, before anything else.
  func receive(subscription: any Subscription)

  /// Receives a value, and answers how many more it wants beyond what it has asked for.
  func receive(_ input: Input) -> Subscribers.Demand

  /// Receives the end of the stream, after which nothing follows.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Receives a value that says no more than that it came.
  public func receive() -> Subscribers.Demand { receive(()) }
}
