import Foundation

/// A value in user defaults. Every view that reads the key follows it, whoever writes it.
///
/// The store is the one that the property names, else that of the environment (``View/defaultAppStorage(_:)``), else
/// the standard one. The default is not written.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let initial: Value
  private let key: String
  private let store: UserDefaults?
  private let format: StorageFormat<Value>
  private var location: AppStorageLocation<Value>?

  fileprivate init(_ initial: Value, _ key: String, _ store: UserDefaults?, _ format: StorageFormat<Value>) {
    self.initial = initial
    self.key = key
    self.store = store
    self.format = format
  }

  /// The value. On a view that is not installed: the default, and writing does nothing.
  public var wrappedValue: Value {
    get { location?.get() ?? initial }
    nonmutating set { location?.set(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initial) }
    return Binding(location: location)
  }

  /// Connects the property with its store.
  public static func _install(at base: UnsafeMutableRawPointer, in slots: inout _PropertySlots) -> Bool {
    let property = base.assumingMemoryBound(to: Self.self)
    let (initial, format, engine) = (property.pointee.initial, property.pointee.format, slots.node.engine)
    let location = slots.next { AppStorageLocation(default: initial, format: format, engine: engine) }
    location.name = property.pointee.key
    location.store = property.pointee.store ?? slots.node.scope.value(DefaultAppStorageKey.self)
    property.pointee.location = location
    return true
  }

  /// The same key of the same store is the same input.
  public static var _compare: (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    {
      let (old, new) = ($0.assumingMemoryBound(to: Self.self), $1.assumingMemoryBound(to: Self.self))
      return old.pointee.key == new.pointee.key && old.pointee.store === new.pointee.store
    }
  }
}

extension AppStorage: @unchecked Sendable where Value: Sendable {}

extension AppStorage {
  /// A truth value, with the default where there is none.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(wrappedValue, key, store, .plain)
  }

  /// An integer, with the default where there is none.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(wrappedValue, key, store, .plain)
  }

  /// A number, with the default where there is none.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
    self.init(wrappedValue, key, store, .plain)
  }

  /// A text, with the default where there is none.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
    self.init(wrappedValue, key, store, .plain)
  }

  /// A URL, with the default where there is none.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(wrappedValue, key, store, .url)
  }

  /// Data, with the default where there is none.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(wrappedValue, key, store, .plain)
  }

  /// A date, with the default where there is none.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(wrappedValue, key, store, .plain)
  }

  /// A value that is kept as an integer, with the default where there is none.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(wrappedValue, key, store, .raw)
  }

  /// A value that is kept as a text, with the default where there is none.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(wrappedValue, key, store, .raw)
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// A truth value, or nil where there is none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(nil, key, store, .optional(.plain))
  }

  /// An integer, or nil where there is none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(nil, key, store, .optional(.plain))
  }

  /// A number, or nil where there is none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(nil, key, store, .optional(.plain))
  }

  /// A text, or nil where there is none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(nil, key, store, .optional(.plain))
  }

  /// A URL, or nil where there is none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(nil, key, store, .optional(.url))
  }

  /// Data, or nil where there is none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(nil, key, store, .optional(.plain))
  }

  /// A date, or nil where there is none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(nil, key, store, .optional(.plain))
  }

  /// A value that is kept as an integer, or nil where there is none.
  public init<R>(_ key: String, store: UserDefaults? = nil) where Value == R?, R: RawRepresentable, R.RawValue == Int {
    self.init(nil, key, store, .optional(.raw))
  }

  /// A value that is kept as a text, or nil where there is none.
  public init<R>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(nil, key, store, .optional(.raw))
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
