/// The value inside an optional, for a binding that was made while there was one.
final class UnwrappedLocation<Value>: Location<Value> {
  private let base: Location<Value?>
  private let last: LastValue<Value>

  init(_ base: Location<Value?>, last: Value) {
    self.base = base
    self.last = LastValue(last)
  }

  override func get() -> Value {
    let value = base.get()
    if value == nil, let reader = Tracking.current {
      MainActor.assumeIsolated { reader.reportOutlived(typeName(Value.self)) }
    }
    return value.map { last.replace(with: $0) } ?? last.value
  }

  override func peek() -> Value { base.peek().map { last.replace(with: $0) } ?? last.value }

  override func set(_ value: Value) {
    base.update {
      guard $0 != nil else { return false }
      $0 = value
      return true
    }
  }

  override func update(_ change: (inout Value) -> Bool) {
    base.update {
      guard var value = $0, change(&value) else { return false }
      $0 = value
      return true
    }
  }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? UnwrappedLocation<Value> else { return false }
    return base.isSame(as: other.base)
  }
}

extension _ViewNode {
  /// Reports that a binding to the inside of an optional was read after the optional had become nil.
  fileprivate func reportOutlived(_ type: String) {
    engine.report(
      RuntimeIssue(
        kind: .misuse, path: path,
        message: "\(path) reads a Binding<\(type)> that was made from an optional which is nil now; the last value"
          + " is shown. Keep the view in an `if let` on the optional"))
  }
}
