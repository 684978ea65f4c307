import Foundation

/// A value in user defaults. Every view that reads the key follows all writes to it.
///
/// The store is the one that the property names, else that of the environment (``View/defaultAppStorage(_:)``), else
/// the standard one. The default is not written.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private var property: StoredProperty<Value>
  private let store: UserDefaults?

  private init(_ property: StoredProperty<Value>, _ store: UserDefaults?) {
    self.property = property
    self.store = store
  }

  /// The value. On a view that is not installed: the default, and writing does nothing.
  public var wrappedValue: Value {
    get { property.value }
    nonmutating set { property.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { property.binding }

  /// Connects the property with its store.
  public static func _install(at base: UnsafeMutableRawPointer, in slots: inout _PropertySlots) -> Bool {
    let property = base.assumingMemoryBound(to: Self.self)
    let store = property.pointee.store ?? slots.node.scope.value(DefaultAppStorageKey.self)
    property.pointee.property.connect(to: store, in: &slots)
    return true
  }

  /// The same key of the same store is the same input.
  public static var _compare: (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    {
      let (old, new) = ($0.assumingMemoryBound(to: Self.self), $1.assumingMemoryBound(to: Self.self))
      return old.pointee.property.key == new.pointee.property.key && old.pointee.store === new.pointee.store
    }
  }
}

extension AppStorage: @unchecked Sendable where Value: Sendable {}

extension AppStorage {
  /// A truth value, number, text, URL, date or data, with the default where there is none.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value: _StorableValue {
    self.init(StoredProperty(wrappedValue, key, .own), store)
  }

  /// A value that is kept as an integer or a text, with the default where there is none.
  @_disfavoredOverload
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue: _StorableRawValue {
    self.init(StoredProperty(wrappedValue, key, .raw), store)
  }

  /// A truth value, number, text, URL, date or data, or nil where there is none.
  public init<Wrapped: _StorableValue>(_ key: String, store: UserDefaults? = nil) where Value == Wrapped? {
    self.init(StoredProperty(nil, key, .optional(.own)), store)
  }

  /// A value that is kept as an integer or a text, or nil where there is none.
  @_disfavoredOverload
  public init<Wrapped: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == Wrapped?, Wrapped.RawValue: _StorableRawValue {
    self.init(StoredProperty(nil, key, .optional(.raw)), store)
  }
}

extension EnvironmentValues {
  /// The store of the ``AppStorage`` properties below that name none.
  public var defaultAppStorage: UserDefaults {
    get { self[DefaultAppStorageKey.self] }
    set { self[DefaultAppStorageKey.self] = newValue }
  }
}

struct DefaultAppStorageKey: BuiltInEnvironmentKey {
  static var defaultValue: UserDefaults { .standard }
}

extension View {
  /// Sets the store of the ``AppStorage`` properties below that name none.
  public func defaultAppStorage(_ store: UserDefaults) -> some View { environment(\.defaultAppStorage, store) }
}
