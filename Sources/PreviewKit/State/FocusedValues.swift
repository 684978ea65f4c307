/// The values that the view with the focus offers to others.
///
/// Extend it with an optional property for each value of your own, and mark it with `@Entry`.
nonisolated public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  /// The value for `key`, or nil when no view with the focus offers one.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}
