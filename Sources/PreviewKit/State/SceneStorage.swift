/// A value that belongs to the scene: the views of one host that use the same key share it, and it is gone with the
/// host.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private var property: StoredProperty<Value>

  private init(_ property: StoredProperty<Value>) { self.property = property }

  /// The value. On a view that is not installed: the default, and writing does nothing.
  public var wrappedValue: Value {
    get { property.value }
    nonmutating set { property.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { property.binding }

  /// Connects the property with the values of the scene.
  public static func _install(at base: UnsafeMutableRawPointer, in slots: inout _PropertySlots) -> Bool {
    base.assumingMemoryBound(to: Self.self).pointee.property.connect(to: nil, in: &slots)
    return true
  }

  /// The same key is the same input.
  public static var _compare: (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    {
      let (old, new) = ($0.assumingMemoryBound(to: Self.self), $1.assumingMemoryBound(to: Self.self))
      return old.pointee.property.key == new.pointee.property.key
    }
  }
}

extension SceneStorage: @unchecked Sendable where Value: Sendable {}

extension SceneStorage {
  /// A truth value, number, text, URL, date or data, with the default where there is none.
  public init(wrappedValue: Value, _ key: String) where Value: _StorableValue {
    self.init(StoredProperty(wrappedValue, key, .own))
  }

  /// A value that is kept as an integer or a text, with the default where there is none.
  @_disfavoredOverload
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue: _StorableRawValue {
    self.init(StoredProperty(wrappedValue, key, .raw))
  }

  /// A truth value, number, text, URL, date or data, or nil where there is none.
  public init<Wrapped: _StorableValue>(_ key: String) where Value == Wrapped? {
    self.init(StoredProperty(nil, key, .optional(.own)))
  }

  /// A value that is kept as an integer or a text, or nil where there is none.
  @_disfavoredOverload
  public init<Wrapped: RawRepresentable>(_ key: String)
  where Value == Wrapped?, Wrapped.RawValue: _StorableRawValue {
    self.init(StoredProperty(nil, key, .optional(.raw)))
  }
}
