/// The callbacks that an update leaves behind: appearances and changes in their order, tasks after them.
@MainActor
struct LifecycleQueue {
  private var callbacks: [() -> Void] = []
  private var tasks: [() -> Void] = []

  mutating func add(_ callback: @escaping () -> Void) { callbacks.append(callback) }

  mutating func addTask(_ start: @escaping () -> Void) { tasks.append(start) }

  var callbackCount: Int { callbacks.count }

  /// Takes the callbacks that were added after the first `count`.
  mutating func takeCallbacks(after count: Int) -> [() -> Void] {
    defer { callbacks.removeSubrange(count...) }
    return Array(callbacks[count...])
  }

  mutating func removeAll() {
    callbacks = []
    tasks = []
  }

  /// Takes what is waiting: all callbacks, or if there are none, all tasks.
  mutating func takeNext() -> [() -> Void] {
    if !callbacks.isEmpty {
      defer { callbacks = [] }
      return callbacks
    }
    defer { tasks = [] }
    return tasks
  }
}
