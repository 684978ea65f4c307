/// A property of an object. The observers of the object notice its changes.
final class ReferenceLocation<Object: AnyObject, Value>: Location<Value> {
  private let object: Object
  private let keyPath: ReferenceWritableKeyPath<Object, Value>

  init(_ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>) {
    self.object = object
    self.keyPath = keyPath
  }

  override func get() -> Value {
    if let reader = Tracking.current {
      reader.engine.objects.observeIfObservable(object, by: reader)
    }
    return object[keyPath: keyPath]
  }

  override func set(_ value: Value) { object[keyPath: keyPath] = value }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ReferenceLocation<Object, Value> else { return false }
    return object === other.object && keyPath == other.keyPath
  }
}
