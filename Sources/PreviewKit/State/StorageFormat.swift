import Foundation

/// How a value is kept in user defaults. A value of another type under the same key counts as none.
struct StorageFormat<Value> {
  let decode: (Any) -> Value?
  /// Nil removes the value.
  let encode: (Value) -> Any?

  /// Kept as it is.
  static var plain: Self { Self(decode: { $0 as? Value }, encode: { $0 }) }
}

extension StorageFormat where Value == URL {
  /// Kept as its text.
  static var url: Self { Self(decode: { ($0 as? String).flatMap { URL(string: $0) } }, encode: { $0.absoluteString }) }
}

extension StorageFormat where Value: RawRepresentable {
  /// Kept as its raw value.
  static var raw: Self {
    Self(decode: { ($0 as? Value.RawValue).flatMap { Value(rawValue: $0) } }, encode: { $0.rawValue })
  }
}

extension StorageFormat {
  /// Nil is kept as no value at all.
  static func optional<Wrapped>(_ wrapped: StorageFormat<Wrapped>) -> Self where Value == Wrapped? {
    Self(decode: { wrapped.decode($0) }, encode: { $0.flatMap { wrapped.encode($0) } })
  }
}
