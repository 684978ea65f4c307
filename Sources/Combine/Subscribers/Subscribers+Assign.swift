extension Subscribers {
  /// A subscriber that assigns each value to a property of an object.
  public final class Assign<Root, Input>: Subscriber, Cancellable {
    /// It cannot fail.
    public typealias Failure = Never

    /// The property.
    public let keyPath: ReferenceWritableKeyPath<Root, Input>

    private let lock = Lock()
    private var root: Root?
    private var upstream = UpstreamStatus.awaited

    /// Makes a subscriber for a property of an object, which it keeps until the end.
    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      root = object
      self.keyPath = keyPath
    }

    /// The object, or nil after the end.
    public var object: Root? { lock.withLock { root } }

    /// Asks for all values, if the subscription is the first.
    public func receive(subscription: any Subscription) {
      if lock.withLock({ upstream.attach(subscription) }) {
        subscription.request(.unlimited)
      } else {
        subscription.cancel()
      }
    }

    /// Assigns the value.
    public func receive(_ value: Input) -> Demand {
      lock.withLock { upstream.subscription == nil ? nil : root }?[keyPath: keyPath] = value
      return .none
    }

    /// Lets the object go.
    public func receive(completion: Completion<Never>) {
      _ = end()
    }

    /// Cancels the subscription and lets the object go.
    public func cancel() {
      end().subscription?.cancel()
    }

    // What is let go is returned, so that it is released outside of the lock.
    private func end() -> (root: Root?, subscription: (any Subscription)?) {
      lock.withLock {
        let root = self.root
        self.root = nil
        return (root, upstream.detach())
      }
    }
  }
}

extension Subscribers.Assign: CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible {
  /// The name of the subscriber and of the object's type.
  public var description: String { "Assign \(Root.self)." }

  /// A mirror of the object, the property and the status of the subscription.
  public var customMirror: Mirror {
    let (root, upstream) = lock.withLock { (self.root, self.upstream) }
    return Mirror(self, children: ["object": root as Any, "keyPath": keyPath, "status": upstream])
  }

  /// The name of the subscriber and of the object's type.
  public var playgroundDescription: Any { description }
}

extension Publisher where Failure == Never {
  /// Assigns each value to a property of an object, until the result is cancelled or released.
  public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(assign)
    return AnyCancellable(assign)
  }

  /// Assigns each value to a `@Published` property, for as long as the property exists.
  public func assign(to published: inout Published<Output>.Publisher) {
    published.subject.follow(self)
  }
}
