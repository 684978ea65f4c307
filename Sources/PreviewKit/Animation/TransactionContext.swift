import Synchronization

/// The transaction in force: that of the innermost `withTransaction` or `withAnimation`, and after it until the update
/// that shows the changes is done.
nonisolated enum TransactionContext {
  private struct State: @unchecked Sendable {
    /// The transaction whose body runs.
    var active: Transaction?
    /// The transaction of changes that are not shown yet.
    var pending: Transaction?
  }

  private static let state = Mutex(State())

  /// The transaction in force, or one without animation.
  static var current: Transaction {
    state.withLock { State(active: $0.active ?? $0.pending) }.active ?? Transaction()
  }

  /// Puts `transaction` in force. Returns the one that was before, for ``end(_:outer:)``.
  static func begin(_ transaction: Transaction) -> Transaction? {
    let new = State(active: transaction)
    return state.withLock { state in
      let outer = State(active: state.active)
      state.active = new.active
      return outer
    }.active
  }

  /// The body under `transaction` has returned; what it changed is still to be shown.
  static func end(_ transaction: Transaction, outer: Transaction?) {
    let new = State(active: outer, pending: transaction)
    state.withLock { $0 = new }
  }

  /// Every change has been shown.
  static func didUpdate() { state.withLock { $0.pending = nil } }
}
