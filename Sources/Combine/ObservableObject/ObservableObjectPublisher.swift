/// A publisher that says that an object is about to change.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
  /// It says no more than that.
  public typealias Output = Void
  /// It does not fail.
  public typealias Failure = Never

  /// Sends when a published property has the value whose change was announced. An update on another thread may come
  /// between the two.
  package let didChange = PassthroughSubject<Void, Never>()

  private let conduits = ConduitList<Void, Never>()

  /// Makes a publisher without subscribers.
  public init() {}

  /// Attaches a subscriber, which keeps the publisher.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    conduits.add(subscriber, owner: self)
  }

  /// Tells the subscribers that a change is about to happen.
  public func send() {
    conduits.send(())
  }
}
