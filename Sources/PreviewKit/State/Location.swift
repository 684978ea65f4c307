/// Where a value lives that views read and write: the common side of state, bindings and their projections.
@usableFromInline
class Location<Value> {
  /// The value; the node that is being evaluated depends on it from now on.
  func get() -> Value { fatalError("abstract") }

  /// The value, without a dependency.
  func peek() -> Value { Tracking.suspended { get() } }

  /// Writes the value.
  func set(_ value: Value) { fatalError("abstract") }

  /// Writes the value that `change` makes of the present one, unless `change` returns false. A write that comes in
  /// between from another thread is not lost: `change` runs once more.
  func update(_ change: (inout Value) -> Bool) {
    var value = peek()
    if change(&value) { set(value) }
  }

  /// Whether `other` is the same place.
  func isSame(as other: Location<Value>) -> Bool { self === other }

  /// Makes the node that is being evaluated depend on what `check` sees of the value. False when it cannot be done.
  func subscribe(_ node: _ViewNode, check: any ValueCheck) -> Bool { false }
}
