import Synchronization

/// The value that was read last at a place that may be gone. Any thread may read and replace it.
final class LastValue<Value> {
  private let lock = Mutex(())
  @exclusivity(unchecked) private var stored: Value

  init(_ value: Value) { stored = value }

  var value: Value {
    lock.withLock { _ in
      nonisolated(unsafe) let value = stored
      return value
    }
  }

  /// Remembers `new`, and returns it.
  func replace(with new: Value) -> Value {
    // The old value leaves the lock alive: what its end sets off may come back here.
    var other = new
    lock.withLock { _ in swap(&stored, &other) }
    return new
  }
}
