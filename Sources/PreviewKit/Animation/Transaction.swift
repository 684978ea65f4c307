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
