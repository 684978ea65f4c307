import Synchronization

/// A value that views read and that any thread may change.
protocol SharedValue: AnyObject, Sendable {
  /// Whether it waits in the queue of changes. Guarded by that queue's lock.
  var isQueued: Bool { get set }

  /// Marks the nodes that depend on the value. Called on the thread that runs the engine.
  func markReaders()
}

/// The values that have changed since the last update.
///
/// The nodes that read a value belong to the main actor, but any thread may change the value. So a change only enters
/// its value here, and the next update, or the one that is running, marks the readers. The value has the change by
/// then.
enum ChangeQueue {
  private struct Changes: @unchecked Sendable {
    var values = ContiguousArray<any SharedValue>()
    /// The transactions of the values that changed inside of one, by object.
    var transactions: [ObjectIdentifier: Transaction] = [:]
  }

  private static let changes = Mutex(Changes())
  private static let hasValues = Atomic(false)
  /// Memory for the next look.
  @MainActor private static var spare = ContiguousArray<any SharedValue>()

  /// Tells the engines that `value` has changed, under the transaction in force. Safe from any thread.
  static func add(_ value: some SharedValue) {
    // A body that writes runs on the engine's own thread. What it changed belongs to the same pass.
    if Tracking.current != nil { return value.markReaders() }
    let transaction = TransactionContext.active
    changes.withLock { changes in
      if let transaction { changes.transactions[ObjectIdentifier(value)] = transaction }
      guard !value.isQueued else { return }
      value.isQueued = true
      changes.values.append(value)
      hasValues.store(true, ordering: .releasing)
    }
  }

  /// Marks the readers of everything that has changed.
  @MainActor static func markReaders() {
    guard hasValues.load(ordering: .acquiring) else { return }
    // Each look gives the memory of the one before back.
    var taken = Changes(values: spare)
    spare = []
    changes.withLock { changes in
      swap(&changes, &taken)
      hasValues.store(false, ordering: .relaxed)
      for value in taken.values { value.isQueued = false }
    }
    for value in taken.values {
      guard let transaction = taken.transactions[ObjectIdentifier(value)] else {
        value.markReaders()
        continue
      }
      let outer = TransactionContext.replace(with: transaction)
      value.markReaders()
      _ = TransactionContext.replace(with: outer)
    }
    taken.values.removeAll(keepingCapacity: true)
    spare = taken.values
  }
}
