/// The environment keys that were read while no view above had set them.
struct DefaultedKeys {
  private var names: [ObjectIdentifier: String] = [:]

  mutating func note<Key>(_ key: Key.Type) {
    let id = ObjectIdentifier(key)
    if names[id] == nil { names[id] = Self.name(of: key) }
  }

  /// What the app calls the key: `@Entry` makes a type `__Key_createNote` for `createNote`.
  private static func name<Key>(of key: Key.Type) -> String {
    let name = String(describing: key)
    let prefix = "__Key_"
    return name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
  }

  var sortedNames: [String] { names.values.sorted() }
}
