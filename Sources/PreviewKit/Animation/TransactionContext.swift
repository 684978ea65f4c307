import Synchronization

/// The transaction whose `withTransaction` or `withAnimation` runs at this moment.
nonisolated enum TransactionContext {
  fileprivate struct State: @unchecked Sendable {
    var transaction: Transaction?
  }

  private static let state = Mutex(State())
  /// Whether there is one, without a lock: every change of a view asks.
  private static let isActive = Atomic(false)

  static var active: Transaction? {
    isActive.load(ordering: .relaxed) ? state.withLock { $0 }.transaction : nil
  }

  /// Puts `transaction` in force. Returns the one that was before.
  static func replace(with transaction: Transaction?) -> Transaction? {
    let new = State(transaction: transaction)
    let outer = state.withLock { state in
      let outer = state
      state = new
      return outer
    }
    isActive.store(transaction != nil, ordering: .relaxed)
    return outer.transaction
  }
}

/// The transaction of the changes that an engine has not shown yet. Changes may be made on any thread.
nonisolated final class PendingTransaction: Sendable {
  private let state = Mutex(TransactionContext.State())

  /// The transaction in force, or one without animation.
  var current: Transaction { TransactionContext.active ?? state.withLock { $0 }.transaction ?? Transaction() }

  /// Something has changed: its update is under the transaction in force, if there is one.
  func noteChange() {
    guard let active = TransactionContext.active else { return }
    let new = TransactionContext.State(transaction: active)
    state.withLock { $0 = new }
  }

  /// Every change has been shown.
  func end() { state.withLock { $0.transaction = nil } }
}
