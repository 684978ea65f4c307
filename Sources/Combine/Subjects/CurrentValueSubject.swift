/// A subject with a current value, which each subscriber gets first.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  let conduits: ConduitList<Output, Failure>
  private let upstream = UpstreamSubscriptions(isWanted: true)

  /// Makes a subject with its first value.
  public init(_ value: Output) {
    conduits = ConduitList(current: value)
  }

  /// The current value. Setting it sends it.
  public var value: Output {
    get { conduits.current! }
    set { conduits.current = newValue }
  }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    conduits.add(subscriber, owner: self)
  }

  /// Takes an upstream subscription, and asks it for all values.
  public func send(subscription: any Subscription) {
    upstream.add(subscription)
  }

  /// Makes a value the current one and sends it to the subscribers.
  public func send(_ input: Output) {
    conduits.send(input)
  }

  /// Ends the stream for the subscribers, and for those to come.
  public func send(completion: Subscribers.Completion<Failure>) {
    upstream.removeAll()
    conduits.finish(completion)
  }
}

extension CurrentValueSubject: ConduitOwner {
  var conduitDescription: String { "CurrentValueSubject" }
}

extension CurrentValueSubject: @unchecked Sendable where Output: Sendable {}
