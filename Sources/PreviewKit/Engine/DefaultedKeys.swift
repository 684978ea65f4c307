import Synchronization

/// The environment keys that were read while no view above had set them, on whatever thread.
final class DefaultedKeys: Sendable {
  private let names = Mutex<[ObjectIdentifier: String]>([:])

  func note<Key>(_ key: Key.Type) {
    let id = ObjectIdentifier(key)
    names.withLock { names in
      if names[id] == nil { names[id] = Self.name(of: key) }
    }
  }

  /// What the app calls the key: `@Entry` makes a type `__Key_createNote` for `createNote`.
  private static func name<Key>(of key: Key.Type) -> String {
    let name = String(describing: key)
    let prefix = "__Key_"
    return name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
  }

  var sortedNames: [String] { names.withLock { $0.values.sorted() } }
}
