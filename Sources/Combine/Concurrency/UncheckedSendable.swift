/// Carries a value into a closure that has to be sendable. Combine's contract, not the compiler, keeps its uses in
/// order.
struct UncheckedSendable<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
