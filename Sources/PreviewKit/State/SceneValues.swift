import Synchronization

/// The values of a scene, by key. Any thread may read and write them.
final class SceneValues: @unchecked Sendable {
  private let lock = Mutex(())
  @exclusivity(unchecked) private var values: [String: Any] = [:]

  subscript(name: String) -> Any? {
    get {
      lock.withLock { _ in
        nonisolated(unsafe) let value = values[name]
        return value
      }
    }
    set {
      // The old value leaves the lock alive: what its end sets off may come back here.
      var other = newValue
      lock.withLock { _ in swap(&values[name], &other) }
    }
  }
}
