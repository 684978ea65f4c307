/// Names a value of a ``Transaction``.
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value

  /// The value of transactions that set none.
  static var defaultValue: Value { get }
}
