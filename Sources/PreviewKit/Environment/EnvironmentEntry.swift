/// A value that some view sets for a key, and the nodes that have read it.
class EnvironmentEntry {
  let key: ObjectIdentifier
  @exclusivity(unchecked) final var readers = SubscriberList()

  init(key: ObjectIdentifier) { self.key = key }
}

final class TypedEnvironmentEntry<Key: EnvironmentKey>: EnvironmentEntry {
  @exclusivity(unchecked) private(set) var value: Key.Value

  init(_ value: Key.Value) {
    self.value = value
    super.init(key: ObjectIdentifier(Key.self))
  }

  /// Takes the newer value over; its readers run again when it differs.
  @MainActor func set(_ new: Key.Value) {
    let differs = !ValueComparison.areEqual(value, new)
    // The old value leaves the lock alive: what its end sets off may read the environment.
    var other = new
    EnvironmentScope.lock.withLock { _ in swap(&value, &other) }
    if differs { readers.markAll() }
  }
}

/// A value set on a copy of the environment: an element of an immutable list, the newest first.
class EnvironmentOverlay {
  let key: ObjectIdentifier
  let next: EnvironmentOverlay?

  init(key: ObjectIdentifier, next: EnvironmentOverlay?) {
    self.key = key
    self.next = next
  }

  /// Sets the value in the scope of the view that changes the environment.
  @MainActor func apply(to scope: EnvironmentScope) { fatalError("abstract") }

  final func first<Key: EnvironmentKey>(_ type: Key.Type) -> TypedEnvironmentOverlay<Key>? {
    let id = ObjectIdentifier(type)
    var overlay: EnvironmentOverlay? = self
    while let current = overlay {
      if current.key == id { return unsafeDowncast(current, to: TypedEnvironmentOverlay<Key>.self) }
      overlay = current.next
    }
    return nil
  }
}

final class TypedEnvironmentOverlay<Key: EnvironmentKey>: EnvironmentOverlay {
  let value: Key.Value

  init(_ value: Key.Value, next: EnvironmentOverlay?) {
    self.value = value
    super.init(key: ObjectIdentifier(Key.self), next: next)
  }

  override func apply(to scope: EnvironmentScope) {
    if let entry = scope.ownEntry(Key.self) {
      entry.set(value)
    } else {
      scope.add(TypedEnvironmentEntry<Key>(value))
    }
  }
}
