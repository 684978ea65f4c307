/// Names a value of a ``PreviewContext``.
public protocol PreviewContextKey {
  /// The type of the value.
  associatedtype Value

  /// The value of contexts that set none.
  static var defaultValue: Value { get }
}
