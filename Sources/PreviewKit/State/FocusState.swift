/// Where the keyboard is among the fields of a view: `Bool` for one field, an optional value for several.
///
/// Writing moves the focus after the update, so that a field which the same action brings along can be named. A value
/// that no field stands for, or whose field is disabled, becomes `false` or nil again.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let none: Value
  private var location: FocusLocation<Value>?

  /// A state of one field.
  public init() where Value == Bool { none = false }

  /// A state of several fields.
  public init<T: Hashable>() where Value == T? { none = nil }

  /// Where the focus is. On a view that is not installed: nowhere.
  public var wrappedValue: Value {
    get { location?.get() ?? none }
    nonmutating set { location?.set(newValue) }
  }

  /// What ``View/focused(_:equals:)`` takes.
  public var projectedValue: Binding { Binding(location: location, none: none) }

  /// Reads and writes a focus state that lives elsewhere.
  @propertyWrapper
  public struct Binding: DynamicProperty {
    let location: FocusLocation<Value>?
    let none: Value

    /// Where the focus is.
    public var wrappedValue: Value {
      get { location?.get() ?? none }
      nonmutating set { location?.set(newValue) }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }

    /// A binding is connected by itself.
    public static func _install(at base: UnsafeMutableRawPointer, in slots: inout _PropertySlots) -> Bool { true }

    /// The same place is the same input.
    public static var _compare: (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
      {
        let (old, new) = ($0.assumingMemoryBound(to: Self.self), $1.assumingMemoryBound(to: Self.self))
        return old.pointee.location === new.pointee.location
      }
    }
  }

  /// Connects the property with the value of its view.
  public static func _install(at base: UnsafeMutableRawPointer, in slots: inout _PropertySlots) -> Bool {
    let property = base.assumingMemoryBound(to: Self.self)
    let engine = slots.node.engine
    property.pointee.location = slots.next { FocusLocation(none: property.pointee.none, engine: engine) }
    return true
  }

  /// The property is no input.
  public static var _compare: (UnsafeRawPointer, UnsafeRawPointer) -> Bool { { _, _ in true } }
}

extension FocusState: @unchecked Sendable where Value: Sendable {}
extension FocusState.Binding: @unchecked Sendable where Value: Sendable {}
