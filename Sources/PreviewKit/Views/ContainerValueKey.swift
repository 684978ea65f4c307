/// Names a value of ``ContainerValues``.
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value

  /// The value of views that set none.
  static var defaultValue: Value { get }
}
