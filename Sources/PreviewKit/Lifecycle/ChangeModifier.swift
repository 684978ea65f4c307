/// Runs a closure after an update in which a value has changed.
struct ChangeModifier<Value: Equatable>: PrimitiveModifier {
  let value: Value
  let initial: Bool
  /// Whether the closure of the update before runs. The older form does that.
  let usesOldClosure: Bool
  let action: (Value, Value) -> Void

  func didUpdate(_ node: PrimitiveModifierNode<Self>, from old: Self?) {
    guard let old else {
      if initial { node.engine.afterUpdate { [value, action] in action(value, value) } }
      return
    }
    guard old.value != value else { return }
    let action = usesOldClosure ? old.action : action
    let (oldValue, newValue) = (old.value, value)
    node.engine.afterUpdate { action(oldValue, newValue) }
  }
}

extension View {
  /// Runs `action` with the old and the new value after an update in which `value` has changed.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, initial: initial, usesOldClosure: false, action: action))
  }

  /// Runs `action` after an update in which `value` has changed.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, initial: initial, usesOldClosure: false) { _, _ in action() })
  }

  /// Runs `action` with the new value; it sees what it captured before the change. The older form.
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some View {
    modifier(ChangeModifier(value: value, initial: false, usesOldClosure: true) { action($1) })
  }
}
