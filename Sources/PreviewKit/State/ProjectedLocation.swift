/// A part of the value at another place. Readers depend on the part only.
final class ProjectedLocation<Base, Value>: Location<Value> {
  private let base: Location<Base>
  private let keyPath: WritableKeyPath<Base, Value>

  init(_ base: Location<Base>, _ keyPath: WritableKeyPath<Base, Value>) {
    self.base = base
    self.keyPath = keyPath
  }

  override func get() -> Value {
    guard let reader = Tracking.current else { return base.get()[keyPath: keyPath] }
    let value = peek()
    let check = LocationCheck(self, value)
    return base.subscribe(reader, check: check) ? value : base.get()[keyPath: keyPath]
  }

  override func peek() -> Value { base.peek()[keyPath: keyPath] }

  override func set(_ value: Value) {
    base.update {
      $0[keyPath: keyPath] = value
      return true
    }
  }

  override func update(_ change: (inout Value) -> Bool) {
    base.update { change(&$0[keyPath: keyPath]) }
  }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ProjectedLocation<Base, Value> else { return false }
    return base.isSame(as: other.base) && keyPath == other.keyPath
  }

  override func subscribe(_ node: _ViewNode, check: any ValueCheck) -> Bool { base.subscribe(node, check: check) }
}
