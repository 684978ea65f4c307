import Foundation

/// What `@AppStorage` and `@SceneStorage` share: a value that is kept under a key, or a default.
struct StoredProperty<Value> {
  let initial: Value
  let key: String
  let format: StorageFormat<Value>
  private var location: StoredLocation<Value>?

  init(_ initial: Value, _ key: String, _ format: StorageFormat<Value>) {
    self.initial = initial
    self.key = key
    self.format = format
  }

  /// The value. Before the property is connected: the default, and writing does nothing.
  var value: Value {
    get { location?.get() ?? initial }
    nonmutating set { location?.set(newValue) }
  }

  var binding: Binding<Value> {
    guard let location else { return .constant(initial) }
    return Binding(location: location)
  }

  /// Connects the property with the value under its key: in `store`, or of the scene where that is nil.
  @MainActor mutating func connect(to store: UserDefaults?, in slots: inout _PropertySlots) {
    let stored = slots.node.engine.storedValues.value(key, in: store)
    let location = slots.next { StoredLocation(default: initial, format: format, named: stored) }
    location.follow(stored)
    self.location = location
  }
}
