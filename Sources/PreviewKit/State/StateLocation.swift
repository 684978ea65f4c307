import Synchronization

/// The value of a `@State` property of one mounted view. Any thread may read and write it.
@usableFromInline
final class StateLocation<Value>: Location<Value>, SharedValue, @unchecked Sendable {
  /// Guards the value and its version. No code of the app's runs while it is held.
  private let lock = Mutex(())
  @exclusivity(unchecked) private var value: Value
  /// Counts the writes.
  @exclusivity(unchecked) private var version: UInt = 0
  @exclusivity(unchecked) private var readers = SubscriberList()
  @exclusivity(unchecked) var isQueued = false

  init(_ value: Value) { self.value = value }

  override func get() -> Value {
    if let reader = Tracking.current { readers.add(reader) }
    return peek()
  }

  override func peek() -> Value {
    lock.withLock { _ in
      nonisolated(unsafe) let value = value
      return value
    }
  }

  override func set(_ new: Value) {
    noteWriteDuringBody()
    // The old value leaves the lock alive: what its end sets off may come back here.
    var old = new
    lock.withLock { _ in
      swap(&value, &old)
      version &+= 1
    }
    if !ValueComparison.areEqual(old, new) { ChangeQueue.add(self) }
  }

  override func update(_ change: (inout Value) -> Bool) {
    noteWriteDuringBody()
    while true {
      var seen: UInt = 0
      let old = lock.withLock { _ in
        seen = version
        nonisolated(unsafe) let value = value
        return value
      }
      var new = old
      guard change(&new) else { return }
      var other = new
      let isWritten = lock.withLock { _ in
        guard version == seen else { return false }
        swap(&value, &other)
        version &+= 1
        return true
      }
      guard isWritten else { continue }
      if !ValueComparison.areEqual(old, new) { ChangeQueue.add(self) }
      return
    }
  }

  private func noteWriteDuringBody() {
    if let writer = Tracking.current { writer.engine.noteWriteDuringBody(of: "a @State property") }
  }

  override func subscribe(_ node: _ViewNode, check: any ValueCheck) -> Bool {
    readers.add(node, check: check)
    return true
  }

  func markReaders() { readers.markAll() }
}
