/// The environment keys that were read while no view above had set them.
struct DefaultedKeys {
  private var names: [ObjectIdentifier: String] = [:]

  mutating func note<Key>(_ key: Key.Type) {
    let id = ObjectIdentifier(key)
    if names[id] == nil { names[id] = String(describing: key) }
  }

  var sortedNames: [String] { names.values.sorted() }
}
