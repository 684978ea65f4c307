import Foundation

/// A value that is kept by key, outside the view that reads it.
class StoredLocation<Value>: Location<Value> {
  final let defaultValue: Value
  final unowned(unsafe) let engine: Engine

  init(default value: Value, engine: Engine) {
    defaultValue = value
    self.engine = engine
  }

  var registryKey: StoredValueRegistry.Key { fatalError("abstract") }
  var wrapperName: String { fatalError("abstract") }
  func read() -> Value? { fatalError("abstract") }
  func write(_ value: Value) { fatalError("abstract") }

  final override func get() -> Value {
    let value = peek()
    if let reader = Tracking.current { _ = subscribe(reader, check: LocationCheck(self, value)) }
    return value
  }

  final override func peek() -> Value { read() ?? defaultValue }

  final override func set(_ value: Value) {
    if let writer = Tracking.current { writer.engine.noteWriteDuringBody(of: "a \(wrapperName) property") }
    write(value)
    engine.storedValues.markReaders(of: registryKey)
  }

  final override func subscribe(_ node: _ViewNode, check: any ValueCheck) -> Bool {
    engine.storedValues.add(node, check: check, to: registryKey)
    return true
  }
}

/// A value in user defaults.
final class AppStorageLocation<Value>: StoredLocation<Value> {
  var name = ""
  var store: UserDefaults = .standard
  private let format: StorageFormat<Value>

  init(default value: Value, format: StorageFormat<Value>, engine: Engine) {
    self.format = format
    super.init(default: value, engine: engine)
  }

  override var registryKey: StoredValueRegistry.Key { .init(store: ObjectIdentifier(store), name: name) }
  override var wrapperName: String { "@AppStorage" }
  override func read() -> Value? { store.object(forKey: name).flatMap { format.decode($0) } }
  override func write(_ value: Value) {
    if let value = format.encode(value) {
      store.set(value, forKey: name)
    } else {
      store.removeObject(forKey: name)
    }
  }
}

/// A value of the scene: it lives as long as the host.
final class SceneStorageLocation<Value>: StoredLocation<Value> {
  var name = ""
  private let format: StorageFormat<Value>

  init(default value: Value, format: StorageFormat<Value>, engine: Engine) {
    self.format = format
    super.init(default: value, engine: engine)
  }

  override var registryKey: StoredValueRegistry.Key { .init(store: nil, name: name) }
  override var wrapperName: String { "@SceneStorage" }
  override func read() -> Value? { engine.storedValues.sceneValues[name].flatMap { format.decode($0) } }
  override func write(_ value: Value) { engine.storedValues.sceneValues[name] = format.encode(value) }
}
