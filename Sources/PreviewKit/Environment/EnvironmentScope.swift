/// What one view sets in the environment, linked to what the views above it set.
///
/// The links never change while the tree stands; a new value is written into its entry, and only the nodes that have read
/// the entry run again. So a change costs what depends on it, however large the tree below.
@usableFromInline
final class EnvironmentScope {
  let parent: EnvironmentScope?
  @exclusivity(unchecked) private var entries: ContiguousArray<EnvironmentEntry> = []
  /// Whether views may have been mounted in this scope.
  var isInUse = false
  unowned(unsafe) let engine: Engine?

  init(parent: EnvironmentScope?, engine: Engine?) {
    self.parent = parent
    self.engine = engine
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
    entries.append(entry)
  }

  /// Takes the keys away that are no longer set here.
  @MainActor func keep(only keys: [ObjectIdentifier]) {
    guard entries.count > keys.count else { return }
    entries.removeAll { entry in
      if keys.contains(entry.key) { return false }
      entry.readers.markAll()
      return true
    }
  }

  /// The value in force, read on behalf of the node that is being evaluated, if any.
  func value<Key: EnvironmentKey>(_ type: Key.Type, isBeingSet: Bool = false) -> Key.Value {
    guard let entry = entry(type) else {
      if !isBeingSet, !(type is any BuiltInEnvironmentKey.Type) { engine?.defaultedKeys.note(type) }
      if let reader = Tracking.current {
        engine?.readersOfDefaults[ObjectIdentifier(type), default: SubscriberList()].add(reader)
      }
      return Key.defaultValue
    }
    if let reader = Tracking.current { entry.readers.add(reader) }
    return entry.value
  }
}

/// A key of PreviewKit's own, whose default is not worth a remark.
protocol BuiltInEnvironmentKey: EnvironmentKey {}
