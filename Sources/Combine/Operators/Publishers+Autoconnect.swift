extension Publishers {
  /// A publisher that connects with its first subscriber, and is disconnected when the last one cancels.
  public class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    /// The values of the upstream publisher.
    public typealias Output = Upstream.Output
    /// The errors of the upstream publisher.
    public typealias Failure = Upstream.Failure

    /// The publisher that is connected.
    public final let upstream: Upstream

    private enum State {
      case disconnected
      case connected(subscribers: Int, connection: any Cancellable)
    }

    private let lock = Lock()
    private var state = State.disconnected

    /// Makes a publisher that connects another one.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches a subscriber, and connects for the first one.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let inner = Inner(parent: self, downstream: subscriber)
      let isConnected = lock.withLock {
        guard case .connected(let subscribers, let connection) = state else { return false }
        state = .connected(subscribers: subscribers + 1, connection: connection)
        return true
      }
      upstream.subscribe(inner)
      guard !isConnected else { return }
      let connection = upstream.connect()
      let isOver = inner.hasCancelled.isSet
      let (_, needsDisconnect) = lock.withLock { () -> (State, Bool) in
        let old = state
        guard !isOver else { return (old, true) }
        state = .connected(subscribers: 1, connection: connection)
        return (old, false)
      }
      if needsDisconnect {
        connection.cancel()
      }
    }

    private func leave() {
      let connection = lock.withLock { () -> (any Cancellable)? in
        guard case .connected(let subscribers, let connection) = state else { return nil }
        guard subscribers > 1 else {
          state = .disconnected
          return connection
        }
        state = .connected(subscribers: subscribers - 1, connection: connection)
        return nil
      }
      connection?.cancel()
    }

    /// Becomes set once.
    private final class Flag {
      private let lock = Lock()
      private var value = false

      var isSet: Bool { lock.withLock { value } }

      /// Whether this call set it.
      func set() -> Bool {
        lock.withLock {
          defer { value = true }
          return !value
        }
      }
    }

    private struct Inner<Downstream: Subscriber>: Subscriber, OperatorReflection
    where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
      let parent: Autoconnect
      let downstream: Downstream
      let hasCancelled = Flag()
      let combineIdentifier = CombineIdentifier()

      var description: String { "Autoconnect" }

      var customMirror: Mirror { Mirror(self, children: ["parent": parent, "downstream": downstream]) }

      func receive(subscription: any Subscription) {
        downstream.receive(
          subscription: Leaving(subscription: subscription, parent: parent, hasCancelled: hasCancelled))
      }

      func receive(_ input: Upstream.Output) -> Subscribers.Demand {
        downstream.receive(input)
      }

      func receive(completion: Subscribers.Completion<Upstream.Failure>) {
        downstream.receive(completion: completion)
      }
    }

    /// The subscription of upstream, whose cancellation is noticed.
    private struct Leaving: Subscription, CustomStringConvertible, CustomPlaygroundDisplayConvertible {
      let subscription: any Subscription
      let parent: Autoconnect
      let hasCancelled: Flag

      var combineIdentifier: CombineIdentifier { subscription.combineIdentifier }

      var description: String { String(describing: subscription) }

      var playgroundDescription: Any { description }

      func request(_ demand: Subscribers.Demand) {
        subscription.request(demand)
      }

      func cancel() {
        subscription.cancel()
        if hasCancelled.set() {
          parent.leave()
        }
      }
    }
  }
}

extension ConnectablePublisher {
  /// Connects with the first subscriber, and disconnects when the last one cancels.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}
