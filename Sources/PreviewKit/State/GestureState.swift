/// A value that lasts as long as a gesture and returns to where it started when the gesture ends.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private let initial: Value
  private let onReset: (Value, inout Transaction) -> Void
  private var location: StateLocation<Value>?

  /// Starts with, and returns to, `wrappedValue`.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue) { _, _ in } }

  /// Starts with, and returns to, `initialValue`.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// Starts with `wrappedValue`, and returns to it with a transaction; there is nothing to see of that in text.
  public init(wrappedValue: Value, resetTransaction: Transaction) { self.init(wrappedValue: wrappedValue) }

  /// Starts with `initialValue`, and returns to it with a transaction; there is nothing to see of that in text.
  public init(initialValue: Value, resetTransaction: Transaction) { self.init(wrappedValue: initialValue) }

  /// Starts with `wrappedValue`; `reset` is called with the last value before it returns to that.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initial = wrappedValue
    onReset = reset
  }

  /// Starts with `initialValue`; `reset` is called with the last value before it returns to that.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  /// The value. On a view that is not installed: where it starts.
  public var wrappedValue: Value { location?.get() ?? initial }

  /// The property itself, for the gesture that updates it.
  public var projectedValue: GestureState<Value> { self }

  /// Changes the value while the gesture goes on.
  func update(_ body: (inout Value, inout Transaction) -> Void) {
    guard let location else { return }
    var value = location.peek()
    var transaction = Transaction()
    body(&value, &transaction)
    location.set(value)
  }

  /// Returns to where it started: the gesture has ended or was cancelled.
  func reset() {
    guard let location else { return }
    var transaction = Transaction()
    onReset(location.peek(), &transaction)
    location.set(initial)
  }

  /// Connects the property with the value of its view.
  public static func _install(at base: UnsafeMutableRawPointer, in slots: inout _PropertySlots) -> Bool {
    let property = base.assumingMemoryBound(to: Self.self)
    property.pointee.location = slots.next { StateLocation(property.pointee.initial) }
    return true
  }

  /// The seed is no input.
  public static var _compare: (UnsafeRawPointer, UnsafeRawPointer) -> Bool { { _, _ in true } }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Starts with, and returns to, nil.
  public init(resetTransaction: Transaction = Transaction()) { self.init(wrappedValue: nil) }
}

extension GestureState: @unchecked Sendable where Value: Sendable {}
