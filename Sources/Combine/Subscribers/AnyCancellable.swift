/// A cancellation that happens at the latest when this is released.
public final class AnyCancellable: Cancellable, Hashable, @unchecked Sendable {
  private let lock = Lock()
  private var action: (() -> Void)?

  /// Makes a cancellation that calls the closure, once.
  public init(_ cancel: @escaping () -> Void) {
    action = cancel
  }

  /// Makes a cancellation of something else.
  public init<C: Cancellable>(_ canceller: C) {
    action = canceller.cancel
  }

  deinit {
    action?()
  }

  /// Cancels, the first time.
  public func cancel() {
    let action = lock.withLock {
      let action = self.action
      self.action = nil
      return action
    }
    action?()
  }

  /// Whether both are the same object.
  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }

  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

extension AnyCancellable {
  /// Adds the cancellation to a collection, which cancels when it lets go of it.
  public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
    collection.append(self)
  }

  /// Adds the cancellation to a set, which cancels when it lets go of it.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(self)
  }
}
