/// The values that a view offers to the container that it stands in.
///
/// Extend it with a property for each value of your own, and mark it with `@Entry`.
nonisolated public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  /// The value for `key`, or its default where the view sets none.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get {
      // Two steps: casting a missing value to an optional type would make a nil of it.
      guard let value = values[ObjectIdentifier(key)] else { return Key.defaultValue }
      return value as? Key.Value ?? Key.defaultValue
    }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}
