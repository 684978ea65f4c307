import Foundation

/// A value that is kept by key, outside the view that reads it.
class StoredLocation<Value>: Location<Value> {
  final var name = ""
  final let defaultValue: Value
  private final let format: StorageFormat<Value>
  final unowned(unsafe) let engine: Engine

  init(default value: Value, format: StorageFormat<Value>, engine: Engine) {
    defaultValue = value
    self.format = format
    self.engine = engine
  }

  var wrapperName: String { fatalError("abstract") }
  var registryKey: StoredValueRegistry.Key { fatalError("abstract") }
  /// What is kept; nil is nothing.
  var object: Any? {
    get { fatalError("abstract") }
    set { fatalError("abstract") }
  }

  final override func get() -> Value {
    let value = peek()
    if let reader = Tracking.current { _ = subscribe(reader, check: LocationCheck(self, value)) }
    return value
  }

  final override func peek() -> Value { object.flatMap { format.decode($0) } ?? defaultValue }

  final override func set(_ value: Value) {
    if let writer = Tracking.current { writer.engine.noteWriteDuringBody(of: "a \(wrapperName) property") }
    object = format.encode(value)
    engine.storedValues.markReaders(of: registryKey)
  }

  final override func subscribe(_ node: _ViewNode, check: any ValueCheck) -> Bool {
    engine.storedValues.add(node, check: check, to: registryKey)
    return true
  }
}

/// A value in user defaults.
final class AppStorageLocation<Value>: StoredLocation<Value> {
  var store: UserDefaults = .standard

  override var wrapperName: String { "@AppStorage" }
  override var registryKey: StoredValueRegistry.Key { .init(store: ObjectIdentifier(store), name: name) }
  override var object: Any? {
    get { store.object(forKey: name) }
    set {
      if let newValue {
        store.set(newValue, forKey: name)
      } else {
        store.removeObject(forKey: name)
      }
    }
  }
}

/// A value of the scene: it lives as long as the host.
final class SceneStorageLocation<Value>: StoredLocation<Value> {
  override var wrapperName: String { "@SceneStorage" }
  override var registryKey: StoredValueRegistry.Key { .init(store: nil, name: name) }
  override var object: Any? {
    get { engine.storedValues.sceneValues[name] }
    set { engine.storedValues.sceneValues[name] = newValue }
  }
}
