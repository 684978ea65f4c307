/// A subject that hands values on and keeps none. A subscriber without demand misses the value.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  let conduits = ConduitList<Output, Failure>()
  private let upstream = UpstreamSubscriptions(isWanted: false)

  /// Makes a subject without subscribers.
  public init() {}

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    conduits.add(subscriber, owner: self)
  }

  /// Takes an upstream subscription, and asks it for all values once a subscriber has asked for some.
  public func send(subscription: any Subscription) {
    upstream.add(subscription)
  }

  /// Sends a value to the subscribers.
  public func send(_ input: Output) {
    conduits.send(input)
  }

  /// Ends the stream for the subscribers, and for those to come.
  public func send(completion: Subscribers.Completion<Failure>) {
    upstream.removeAll()
    conduits.finish(completion)
  }
}

extension PassthroughSubject: ConduitOwner {
  var conduitDescription: String { "PassthroughSubject" }

  func acknowledgeDemand() {
    upstream.want()
  }
}

extension PassthroughSubject: @unchecked Sendable where Output: Sendable {}
