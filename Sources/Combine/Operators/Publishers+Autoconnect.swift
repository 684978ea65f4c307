extension Publishers {
  /// A publisher that connects with its first subscriber, and is disconnected when the last one cancels.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    /// The values of the upstream publisher.
    public typealias Output = Upstream.Output
    /// The errors of the upstream publisher.
    public typealias Failure = Upstream.Failure

    /// The publisher that is connected.
    public let upstream: Upstream

    private let lock = Lock()
    private var subscriberCount = 0
    private var connection: (any Cancellable)?

    /// Makes a publisher that connects another one.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches a subscriber, and connects for the first one.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let ticket = AnyCancellable(leave)
      let isFirst = lock.withLock {
        subscriberCount += 1
        return subscriberCount == 1
      }
      upstream
        .handleEvents(receiveCompletion: { _ in ticket.cancel() }, receiveCancel: ticket.cancel)
        .subscribe(subscriber)
      guard isFirst else { return }
      let connection = upstream.connect()
      let isNeeded = lock.withLock {
        guard subscriberCount > 0 else { return false }
        self.connection = connection
        return true
      }
      if !isNeeded {
        connection.cancel()
      }
    }

    private func leave() {
      let connection = lock.withLock { () -> (any Cancellable)? in
        subscriberCount -= 1
        guard subscriberCount == 0 else { return nil }
        defer { self.connection = nil }
        return self.connection
      }
      connection?.cancel()
    }
  }
}

extension ConnectablePublisher {
  /// Connects with the first subscriber, and disconnects when the last one cancels.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}
