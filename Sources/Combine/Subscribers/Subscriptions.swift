/// Ready-made subscriptions.
public enum Subscriptions {
  private struct Empty: Subscription, OperatorReflection {
    let combineIdentifier = CombineIdentifier()

    var description: String { "Empty" }

    func request(_ demand: Subscribers.Demand) {}

    func cancel() {}
  }

  /// A subscription of a publisher that has nothing to send: it does nothing.
  public static let empty: any Subscription & Sendable = Empty()
}

extension Subscriber {
  /// Receives an end, and before it a subscription that has nothing to send.
  func receive(only completion: Subscribers.Completion<Failure>) {
    receive(subscription: Subscriptions.empty)
    receive(completion: completion)
  }
}
