import Foundation
import Synchronization

/// The value of a property that is kept by key, outside the view that reads it. Any thread may read and write it.
final class StoredLocation<Value>: Location<Value> {
  private let defaultValue: Value
  private let format: StorageFormat<Value>
  private let lock = Mutex(())
  /// What the property names now: its key and store may change while the view stays.
  @exclusivity(unchecked) private var named: StoredValue

  init(default value: Value, format: StorageFormat<Value>, named: StoredValue) {
    defaultValue = value
    self.format = format
    self.named = named
  }

  private var stored: StoredValue { lock.withLock { _ in named } }

  /// Follows the key and store of the property.
  func follow(_ new: StoredValue) { lock.withLock { _ in named = new } }

  override func get() -> Value {
    guard let reader = Tracking.current else { return peek() }
    let stored = stored
    let value = decode(stored.objectForBody())
    stored.add(reader, check: StoredCheck(stored, value, decode))
    return value
  }

  override func peek() -> Value { decode(stored.read()) }

  private func decode(_ object: Any?) -> Value { object.flatMap { format.decode($0) } ?? defaultValue }

  override func set(_ value: Value) {
    let stored = stored
    if let writer = Tracking.current {
      writer.engine.noteWriteDuringBody(of: "a \(stored.place.wrapperName) property")
    }
    stored.write(format.encode(value))
  }

  override func subscribe(_ node: _ViewNode, check: any ValueCheck) -> Bool {
    let stored = stored
    _ = stored.objectForBody()
    stored.add(node, check: check)
    return true
  }
}

/// Remembers what a node read of a stored value, to see without reading the store whether it is still the same.
private final class StoredCheck<Value>: ValueCheck {
  private let stored: StoredValue
  private let value: Value
  private let decode: (Any?) -> Value

  init(_ stored: StoredValue, _ value: Value, _ decode: @escaping (Any?) -> Value) {
    self.stored = stored
    self.value = value
    self.decode = decode
  }

  func hasChanged() -> Bool { !ValueComparison.areEqual(value, decode(stored.object)) }
}
