import Foundation

extension NotificationCenter {
  /// The publisher of a notification.
  public struct Publisher: Combine.Publisher {
    /// It sends the notifications.
    public typealias Output = Notification
    /// It does not fail.
    public typealias Failure = Never

    /// The center that posts.
    public let center: NotificationCenter
    /// The name of the notification.
    public let name: Notification.Name
    /// The sender; nil for any.
    public let object: AnyObject?

    /// Makes a publisher of the notifications of this name, from this sender or any.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
      let subscription = NotificationSubscription(AnySubscriber(subscriber), center: center)
      subscription.observe(name, object: object)
      subscriber.receive(subscription: subscription)
    }
  }

  /// A publisher of the notifications of this name, from this sender or any.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}
