import Foundation

extension NotificationCenter {
  /// A publisher that sends the notifications of a center.
  public struct Publisher: Combine.Publisher {
    /// The notifications.
    public typealias Output = Notification
    /// It does not fail.
    public typealias Failure = Never

    /// The center.
    public let center: NotificationCenter
    /// The name of the notifications.
    public let name: Notification.Name
    /// Who has to post them; nil for anyone.
    public let object: AnyObject?

    /// Makes a publisher.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
      let subscription = Inner(subscriber, center: center, name: name, object: object)
      subscription.observe()
      subscriber.receive(subscription: subscription)
    }
  }

  /// Sends the notifications with a name, of an object or of anyone.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}

extension NotificationCenter.Publisher: Equatable {
  /// Whether both observe the same.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.center == rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
  }
}

extension NotificationCenter.Publisher {
  private final class Inner<Downstream: Subscriber>: Subscription, OperatorReflection, @unchecked Sendable
  where Downstream.Input == Notification, Downstream.Failure == Never {
    private let lock = Lock()
    private let name: Notification.Name
    private var center: NotificationCenter?
    private var object: AnyObject?
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none
    private var token: (any NSObjectProtocol)?
    private var turn = Turn<Notification>()

    init(_ downstream: Downstream, center: NotificationCenter, name: Notification.Name, object: AnyObject?) {
      self.downstream = downstream
      self.center = center
      self.name = name
      self.object = object
    }

    var description: String { "NotificationCenter Observer" }

    var customMirror: Mirror {
      let (center, object, demand) = lock.withLock { (self.center, self.object, self.demand) }
      return Mirror(
        self, children: ["center": center as Any, "name": name, "object": object as Any, "demand": demand])
    }

    func observe() {
      let receive = UncheckedSendable { [weak self] (notification: Notification) in
        self?.receive(notification)
      }
      let token = center?.addObserver(forName: name, object: object, queue: nil) { receive.value($0) }
      lock.withLock { self.token = token }
    }

    func request(_ more: Subscribers.Demand) {
      lock.withLock {
        if downstream != nil {
          demand += more
        }
      }
    }

    func cancel() {
      let (center, token, _, _) = lock.withLock {
        let state = (self.center, self.token, downstream, object)
        (self.center, self.token, downstream, object) = (nil, nil, nil, nil)
        turn.removeAll()
        return state
      }
      if let token {
        center?.removeObserver(token)
      }
    }

    private func receive(_ notification: Notification) {
      let claim = lock.withLock { () -> Turn<Notification>.Claim? in
        guard downstream != nil, demand != .none else { return nil }
        demand -= 1
        return turn.claim(notification)
      }
      switch claim {
      case .first:
        deliver(notification)
        while let notification = lock.withLock({ turn.next() }) {
          deliver(notification)
        }
      case .nested:
        deliver(notification)
      case .waits, nil:
        break
      }
    }

    private func deliver(_ notification: Notification) {
      guard let downstream = lock.withLock({ downstream }) else { return }
      let more = downstream.receive(notification)
      if more != .none {
        lock.withLock { demand += more }
      }
    }
  }
}
