/// Names a value of ``FocusedValues``.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}
