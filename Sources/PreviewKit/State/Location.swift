/// Where a value lives that views read and write: the common side of state, bindings and their projections.
@usableFromInline
class Location<Value> {
  /// The value; the node that is being evaluated depends on it from now on.
  func get() -> Value { fatalError("abstract") }

  /// The value, without a dependency.
  func peek() -> Value { Tracking.suspended { get() } }

  /// Writes the value.
  func set(_ value: Value) { fatalError("abstract") }

  /// Whether `other` is the same place.
  func isSame(as other: Location<Value>) -> Bool { self === other }

  /// Makes the node that is being evaluated depend on what `check` sees of the value. False when it cannot be done.
  func subscribe(_ node: _ViewNode, check: any ValueCheck) -> Bool { false }
}

/// The value of a `@State` property of one mounted view.
@usableFromInline
final class StateLocation<Value>: Location<Value> {
  @exclusivity(unchecked) private var value: Value
  @exclusivity(unchecked) private var readers = SubscriberList()

  init(_ value: Value) { self.value = value }

  override func get() -> Value {
    if let reader = Tracking.current { readers.add(reader) }
    return value
  }

  override func peek() -> Value { value }

  override func set(_ new: Value) {
    if let writer = Tracking.current { writer.engine.noteWriteDuringBody(of: "a @State property") }
    let differs = !ValueComparison.areEqual(value, new)
    value = new
    if differs { readers.markAll() }
  }

  override func subscribe(_ node: _ViewNode, check: any ValueCheck) -> Bool {
    readers.add(node, check: check)
    return true
  }
}

/// A part of the value at another place. Readers depend on the part only.
final class ProjectedLocation<Base, Value>: Location<Value> {
  private let base: Location<Base>
  private let keyPath: WritableKeyPath<Base, Value>

  init(_ base: Location<Base>, _ keyPath: WritableKeyPath<Base, Value>) {
    self.base = base
    self.keyPath = keyPath
  }

  override func get() -> Value {
    guard let reader = Tracking.current else { return base.get()[keyPath: keyPath] }
    let value = peek()
    let check = LocationCheck(self, value)
    return base.subscribe(reader, check: check) ? value : base.get()[keyPath: keyPath]
  }

  override func peek() -> Value { base.peek()[keyPath: keyPath] }

  override func set(_ value: Value) {
    var whole = base.peek()
    whole[keyPath: keyPath] = value
    base.set(whole)
  }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ProjectedLocation<Base, Value> else { return false }
    return base.isSame(as: other.base) && keyPath == other.keyPath
  }

  override func subscribe(_ node: _ViewNode, check: any ValueCheck) -> Bool { base.subscribe(node, check: check) }
}

/// A value behind two closures.
final class FunctionLocation<Value>: Location<Value> {
  private let getter: () -> Value
  private let setter: (Value) -> Void

  init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    getter = get
    setter = set
  }

  override func get() -> Value { getter() }
  override func set(_ value: Value) { setter(value) }
}

/// A value that never changes.
final class ConstantLocation<Value>: Location<Value> {
  private let value: Value

  init(_ value: Value) { self.value = value }

  override func get() -> Value { value }
  override func set(_ value: Value) {}

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ConstantLocation<Value> else { return false }
    return ValueComparison.areEqual(value, other.value)
  }
}

/// A property of an object. Changes are noticed through the object, by whoever observes it.
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

/// Remembers what a node read through a location, to see whether it is still the same.
final class LocationCheck<Value>: ValueCheck {
  private let location: Location<Value>
  private let value: Value

  init(_ location: Location<Value>, _ value: Value) {
    self.location = location
    self.value = value
  }

  func hasChanged() -> Bool {
    let now = location.peek()
    return !ValueComparison.areEqual(value, now)
  }
}
