import Foundation

/// A value that belongs to the scene: the views of one host that use the same key share it, and it is gone with the host.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let initial: Value
  private let key: String
  private let format: StorageFormat<Value>
  private var location: SceneStorageLocation<Value>?

  fileprivate init(_ initial: Value, _ key: String, _ format: StorageFormat<Value>) {
    self.initial = initial
    self.key = key
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

  /// Connects the property with the values of the scene.
  public static func _install(at base: UnsafeMutableRawPointer, in slots: inout _PropertySlots) -> Bool {
    let property = base.assumingMemoryBound(to: Self.self)
    let (initial, format, engine) = (property.pointee.initial, property.pointee.format, slots.node.engine)
    let location = slots.next { SceneStorageLocation(default: initial, format: format, engine: engine) }
    location.name = property.pointee.key
    property.pointee.location = location
    return true
  }

  /// The same key is the same input.
  public static var _compare: (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    {
      $0.assumingMemoryBound(to: Self.self).pointee.key == $1.assumingMemoryBound(to: Self.self).pointee.key
    }
  }
}

extension SceneStorage: @unchecked Sendable where Value: Sendable {}

extension SceneStorage {
  /// A truth value, with the default where there is none.
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(wrappedValue, key, .plain)
  }

  /// An integer, with the default where there is none.
  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(wrappedValue, key, .plain)
  }

  /// A number, with the default where there is none.
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(wrappedValue, key, .plain)
  }

  /// A text, with the default where there is none.
  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(wrappedValue, key, .plain)
  }

  /// A URL, with the default where there is none.
  public init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(wrappedValue, key, .url)
  }

  /// Data, with the default where there is none.
  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(wrappedValue, key, .plain)
  }

  /// A date, with the default where there is none.
  public init(wrappedValue: Value, _ key: String) where Value == Date {
    self.init(wrappedValue, key, .plain)
  }

  /// A value that is kept as an integer, with the default where there is none.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(wrappedValue, key, .raw)
  }

  /// A value that is kept as a text, with the default where there is none.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(wrappedValue, key, .raw)
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// A truth value, or nil where there is none.
  public init(_ key: String) where Value == Bool? {
    self.init(nil, key, .optional(.plain))
  }

  /// An integer, or nil where there is none.
  public init(_ key: String) where Value == Int? {
    self.init(nil, key, .optional(.plain))
  }

  /// A number, or nil where there is none.
  public init(_ key: String) where Value == Double? {
    self.init(nil, key, .optional(.plain))
  }

  /// A text, or nil where there is none.
  public init(_ key: String) where Value == String? {
    self.init(nil, key, .optional(.plain))
  }

  /// A URL, or nil where there is none.
  public init(_ key: String) where Value == URL? {
    self.init(nil, key, .optional(.url))
  }

  /// Data, or nil where there is none.
  public init(_ key: String) where Value == Data? {
    self.init(nil, key, .optional(.plain))
  }

  /// A date, or nil where there is none.
  public init(_ key: String) where Value == Date? {
    self.init(nil, key, .optional(.plain))
  }

  /// A value that is kept as an integer, or nil where there is none.
  public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == Int {
    self.init(nil, key, .optional(.raw))
  }

  /// A value that is kept as a text, or nil where there is none.
  public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(nil, key, .optional(.raw))
  }
}
