/// What goes with a change of state.
nonisolated public struct Transaction {
  /// How the change would move.
  public var animation: Animation?
  /// Whether the views' own animations are off.
  public var disablesAnimations = false
  /// Whether the change is one of many in a row, such as a drag.
  public var isContinuous = false
  /// Whether velocity is tracked.
  public var tracksVelocity = false

  private var values: [ObjectIdentifier: Any] = [:]

  /// A transaction without animation.
  public init() {}

  /// A transaction with `animation`.
  public init(animation: Animation?) {
    self.animation = animation
  }

  /// The value of a key of one's own.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get {
      // Two steps: casting a missing value to an optional type would make a nil of it.
      guard let value = values[ObjectIdentifier(key)] else { return K.defaultValue }
      return value as? K.Value ?? K.defaultValue
    }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Runs `completion` as a job of the main actor.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    AnimationCompletion(run: completion).schedule()
  }
}

/// Names a value of a ``Transaction``.
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value

  /// The value of transactions that set none.
  static var defaultValue: Value { get }
}

/// Runs `body` at once and returns what it returns. The views that it changes are updated under `transaction`.
nonisolated public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  let outer = TransactionContext.replace(with: transaction)
  defer { _ = TransactionContext.replace(with: outer) }
  return try body()
}

/// Runs `body` at once and returns what it returns. The views that it changes are updated under the transaction in force
/// with `value` at `keyPath`.
nonisolated public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = TransactionContext.active ?? Transaction()
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}
