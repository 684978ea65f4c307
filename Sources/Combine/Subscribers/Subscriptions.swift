/// A namespace for subscriptions.
public enum Subscriptions {
  private struct Empty: Subscription {
    let combineIdentifier = CombineIdentifier()

    func request(_ demand: Subscribers.Demand) {}

    func cancel() {}
  }

  /// A subscription without values.
  public static let empty: any Subscription & Sendable = Empty()
}
