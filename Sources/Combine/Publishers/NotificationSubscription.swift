import Foundation

/// The subscription to a notification.
final class NotificationSubscription: Subscription, @unchecked Sendable {
  private let lock = Lock()
  private let outlet: Outlet<AnySubscriber<Notification, Never>>
  private let center: NotificationCenter
  private var token: (any NSObjectProtocol)?

  init(_ downstream: AnySubscriber<Notification, Never>, center: NotificationCenter) {
    outlet = Outlet(downstream)
    self.center = center
  }

  func observe(_ name: Notification.Name, object: AnyObject?) {
    let token = center.addObserver(forName: name, object: object, queue: nil) { [self] notification in
      _ = outlet.offer(notification)
    }
    lock.withLock { self.token = token }
  }

  func request(_ demand: Subscribers.Demand) {
    outlet.request(demand)
  }

  func cancel() {
    outlet.close()
    let token = lock.withLock {
      let token = self.token
      self.token = nil
      return token
    }
    if let token {
      center.removeObserver(token)
    }
  }
}
