import Combine

/// A publisher that does what a test tells it, whatever its subscriber has asked for.
final class Probe<Output, Failure: Error>: Publisher, ConnectablePublisher {
  /// The subscriber as it came.
  private(set) var erased: Any?
  private(set) var subscriber: AnySubscriber<Output, Failure>?
  private(set) var connections: [String] = []
  /// Called before the subscription is sent.
  var willSubscribe: () -> Void = {}
  private let subscription: (any Subscription)?

  /// Without a subscription the subscriber gets none.
  init(_ subscription: (any Subscription)? = nil) {
    self.subscription = subscription
  }

  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    erased = subscriber
    self.subscriber = AnySubscriber(subscriber)
    willSubscribe()
    if let subscription {
      subscriber.receive(subscription: subscription)
    }
  }

  func connect() -> any Cancellable {
    connections.append("connected")
    return AnyCancellable { self.connections.append("disconnected") }
  }

  @discardableResult
  func send(_ value: Output) -> Subscribers.Demand {
    subscriber?.receive(value) ?? .none
  }

  func send(completion: Subscribers.Completion<Failure>) {
    subscriber?.receive(completion: completion)
  }

  func send(subscription: any Subscription) {
    subscriber?.receive(subscription: subscription)
  }
}

/// A subscription that remembers what is done to it.
final class ProbeSubscription: Subscription, CustomStringConvertible {
  /// "max(3)" for a request, "cancel" for a cancellation.
  private(set) var log: [String] = []
  var onRequest: (Subscribers.Demand) -> Void = { _ in }
  var onCancel: () -> Void = {}
  private let onRelease: () -> Void

  init(onRelease: @escaping () -> Void = {}) {
    self.onRelease = onRelease
  }

  deinit {
    onRelease()
  }

  var description: String { "Probe" }

  func request(_ demand: Subscribers.Demand) {
    log.append("\(demand)")
    onRequest(demand)
  }

  func cancel() {
    log.append("cancel")
    onCancel()
  }
}
