/// A publisher that makes a new publisher for each subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  /// The values of the publisher it makes.
  public typealias Output = DeferredPublisher.Output
  /// The errors of the publisher it makes.
  public typealias Failure = DeferredPublisher.Failure

  /// Makes the publisher for a subscriber.
  public let createPublisher: () -> DeferredPublisher

  /// Makes a publisher from a closure that runs for each subscriber.
  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    createPublisher().subscribe(subscriber)
  }
}
