extension Subscribers {
  /// A subscriber that writes each value to a property of an object. It keeps the object until the stream ends.
  public final class Assign<Root, Input>: Subscriber, Cancellable {
    /// It receives no errors.
    public typealias Failure = Never

    /// The property that is written.
    public let keyPath: ReferenceWritableKeyPath<Root, Input>

    private let lock = Lock()
    private var root: Root?
    private var subscription: (any Subscription)?

    /// Makes a subscriber that writes to the property of an object.
    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      root = object
      self.keyPath = keyPath
    }

    /// The object, until the stream ends.
    public var object: Root? { lock.withLock { root } }

    /// Receives the subscription and asks for all values.
    public func receive(subscription: any Subscription) {
      let isAccepted = lock.withLock {
        guard self.subscription == nil, root != nil else { return false }
        self.subscription = subscription
        return true
      }
      if isAccepted {
        subscription.request(.unlimited)
      } else {
        subscription.cancel()
      }
    }

    /// Writes a value.
    public func receive(_ value: Input) -> Demand {
      object?[keyPath: keyPath] = value
      return .none
    }

    /// Lets go of the object.
    public func receive(completion: Completion<Never>) {
      _ = end()
    }

    /// Ends the subscription and lets go of the object.
    public func cancel() {
      end().subscription?.cancel()
    }

    private func end() -> (root: Root?, subscription: (any Subscription)?) {
      lock.withLock {
        let state = (root, subscription)
        (root, subscription) = (nil, nil)
        return state
      }
    }
  }
}

extension Publisher where Failure == Never {
  /// Writes each value to a property of an object, which is kept until the result is cancelled or released.
  public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(assign)
    return AnyCancellable(assign)
  }

  /// Writes each value to a `@Published` property, for as long as that property exists: `assign(to: &$name)`.
  public func assign(to published: inout Published<Output>.Publisher) {
    published.box.follow(self)
  }
}
