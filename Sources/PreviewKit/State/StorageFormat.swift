/// How a value is kept by key. A value of another type under the same key counts as none.
struct StorageFormat<Value> {
  let decode: (Any) -> Value?
  /// Nil removes the value.
  let encode: (Value) -> Any?
}

extension StorageFormat where Value: _StorableValue {
  /// Kept as the type says.
  static var own: Self { Self(decode: { Value._decode($0) }, encode: { $0._encoded }) }
}

extension StorageFormat where Value: RawRepresentable, Value.RawValue: _StorableRawValue {
  /// Kept as its raw value.
  static var raw: Self {
    Self(decode: { Value.RawValue._decode($0).flatMap { Value(rawValue: $0) } }, encode: { $0.rawValue._encoded })
  }
}

extension StorageFormat {
  /// Nil is kept as no value at all.
  static func optional<Wrapped>(_ wrapped: StorageFormat<Wrapped>) -> Self where Value == Wrapped? {
    Self(decode: { wrapped.decode($0) }, encode: { $0.flatMap { wrapped.encode($0) } })
  }
}
