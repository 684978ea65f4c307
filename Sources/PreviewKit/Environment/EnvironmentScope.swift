import Synchronization

/// What one view sets in the environment, linked to what the views above it set.
///
/// The links never change while the tree stands; a new value is written into its entry, and only the nodes that have
/// read the entry run again. So a change costs what depends on it, however large the tree below.
///
/// Values are set on the main actor. Bodies read them there; actions may read them on any thread, and take the lock.
@usableFromInline
final class EnvironmentScope {
  /// Held while a value changes, and while an action reads one.
  static let lock = Mutex(())

  let parent: EnvironmentScope?
  @exclusivity(unchecked) private var entries: ContiguousArray<EnvironmentEntry> = []
  /// Whether views may have been mounted in this scope.
  var isInUse = false
  private unowned(unsafe) let engine: Engine?
  /// An action may read a value after the engine is gone.
  private let defaultedKeys: DefaultedKeys?

  init(parent: EnvironmentScope?, engine: Engine?) {
    self.parent = parent
    self.engine = engine
    defaultedKeys = engine?.defaultedKeys
  }

  /// The nearest entry for the key, here or above.
  func entry<Key: EnvironmentKey>(_ type: Key.Type) -> TypedEnvironmentEntry<Key>? {
    let id = ObjectIdentifier(type)
    var scope: EnvironmentScope? = self
    while let current = scope {
      for entry in current.entries where entry.key == id {
        return unsafeDowncast(entry, to: TypedEnvironmentEntry<Key>.self)
      }
      scope = current.parent
    }
    return nil
  }

  func ownEntry<Key: EnvironmentKey>(_ type: Key.Type) -> TypedEnvironmentEntry<Key>? {
    let id = ObjectIdentifier(type)
    for entry in entries where entry.key == id { return unsafeDowncast(entry, to: TypedEnvironmentEntry<Key>.self) }
    return nil
  }

  /// Sets a value for a key that was not set here. Views below may have read it from further out already.
  @MainActor func add<Key: EnvironmentKey>(_ entry: TypedEnvironmentEntry<Key>) {
    if isInUse {
      if let outer = parent?.entry(Key.self) {
        outer.readers.markAll()
      } else {
        engine?.readersOfDefaults[entry.key]?.markAll()
      }
    }
    Self.lock.withLock { _ in entries.append(entry) }
  }

  /// Takes the keys away that are no longer set here.
  @MainActor func keep(only keys: [ObjectIdentifier]) {
    guard entries.count > keys.count else { return }
    for entry in entries where !keys.contains(entry.key) { entry.readers.markAll() }
    var kept = ContiguousArray(entries.filter { keys.contains($0.key) })
    Self.lock.withLock { _ in swap(&entries, &kept) }
  }

  /// The value in force, read on behalf of the node that is being evaluated, if any.
  func value<Key: EnvironmentKey>(_ type: Key.Type, isBeingSet: Bool = false) -> Key.Value {
    guard let reader = Tracking.current else { return valueForAction(type, isBeingSet: isBeingSet) }
    guard let entry = entry(type) else {
      noteDefault(of: type, isBeingSet: isBeingSet)
      reader.engine.readersOfDefaults[ObjectIdentifier(type), default: SubscriberList()].add(reader)
      return Key.defaultValue
    }
    entry.readers.add(reader)
    return entry.value
  }

  /// The value in force, read by code that is no body, on whatever thread.
  private func valueForAction<Key: EnvironmentKey>(_ type: Key.Type, isBeingSet: Bool) -> Key.Value {
    let known = Self.lock.withLock { _ in
      nonisolated(unsafe) let known = entry(type)
      return known
    }
    guard let entry = known else {
      noteDefault(of: type, isBeingSet: isBeingSet)
      return Key.defaultValue
    }
    return Self.lock.withLock { _ in
      nonisolated(unsafe) let value = entry.value
      return value
    }
  }

  private func noteDefault<Key: EnvironmentKey>(of type: Key.Type, isBeingSet: Bool) {
    if !isBeingSet, !(type is any BuiltInEnvironmentKey.Type) { defaultedKeys?.note(type) }
  }
}

/// A key of PreviewKit's own, whose default is not worth a remark.
protocol BuiltInEnvironmentKey: EnvironmentKey {}
