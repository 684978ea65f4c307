/// A value that belongs to a mounted view and outlives the values of its struct.
///
/// The default is evaluated each time the struct is made, and the first one is kept, as SwiftUI does up to Xcode 26.
/// Writing an equal value runs no body.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  @usableFromInline var initial: Value
  @usableFromInline var location: StateLocation<Value>?

  /// Seeds the state; later values of the struct do not change it.
  @inlinable
  public init(wrappedValue value: Value) {
    initial = value
    location = nil
  }

  /// Seeds the state; later values of the struct do not change it.
  @inlinable
  public init(initialValue value: Value) {
    initial = value
    location = nil
  }

  /// The value. On a view that is not installed: the seed, and writing does nothing.
  public var wrappedValue: Value {
    get {
      guard let location else { return initial }
      return location.get()
    }
    nonmutating set { location?.set(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initial) }
    return Binding(location: location)
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

extension State where Value: ExpressibleByNilLiteral {
  /// Seeds the state with nil.
  public init() { self.init(wrappedValue: nil) }
}

extension State: @unchecked Sendable where Value: Sendable {}
