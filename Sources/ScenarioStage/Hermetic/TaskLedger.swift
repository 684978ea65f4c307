import CHermetic

/// The tasks of a run that have not ended, with where they come from.
///
/// A task is retained while it is here. One made by `async let` lies in its parent's memory and is not: of it there is only
/// the origin.
struct TaskLedger {
  struct Entry {
    let task: UnsafeMutableRawPointer?
    /// The name that it was given.
    let name: String?
    /// What the run was doing when it was first seen.
    let activity: HermeticActivity?
    /// The task that ran when it was first seen.
    let creator: UInt64?
    /// Whether it is the child of another task, which waits for it.
    let isChild: Bool
    /// Its own name, or that of the nearest creator with a name.
    let knownName: String?
    /// The first task in its chain of creators.
    let root: UInt64
    /// What the run was doing when that task was first seen.
    let rootActivity: HermeticActivity?
  }

  private var entries: [UInt64: Entry] = [:]
  private var sweepCount = 256

  var count: Int { entries.count }

  subscript(identifier: UInt64) -> Entry? { entries[identifier] }

  mutating func add(
    _ task: UnsafeMutableRawPointer, _ identifier: UInt64, creator: UInt64?, activity: HermeticActivity?
  ) {
    guard entries[identifier] == nil else { return }
    let isAsyncLet = hermetic_task_is_async_let(task)
    if !isAsyncLet { _ = Unmanaged<AnyObject>.fromOpaque(task).retain() }
    let name = hermetic_task_name(task).map { String(cString: $0) }
    let parent = creator.flatMap { entries[$0] }
    entries[identifier] = Entry(
      task: isAsyncLet ? nil : task, name: name, activity: activity, creator: creator,
      isChild: hermetic_task_is_child(task), knownName: name ?? parent?.knownName, root: parent?.root ?? identifier,
      rootActivity: parent == nil ? activity : parent?.rootActivity)
    if entries.count > sweepCount { sweep() }
  }

  /// Forgets a task that has just run, if it has ended.
  mutating func update(_ task: UnsafeMutableRawPointer, _ identifier: UInt64) {
    guard let entry = entries[identifier], hermetic_task_is_complete(task) else { return }
    entries[identifier] = nil
    entry.release()
  }

  /// The tasks that have not ended, in the order in which they were made.
  mutating func alive() -> [(identifier: UInt64, entry: Entry)] {
    sweep()
    return entries.filter { $0.value.task != nil }.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  mutating func removeAll() {
    for entry in entries.values { entry.release() }
    entries = [:]
  }

  /// Tasks may also end in an actor's job, which does not say so.
  private mutating func sweep() {
    for (identifier, entry) in entries {
      guard let task = entry.task, hermetic_task_is_complete(task) else { continue }
      entries[identifier] = nil
      entry.release()
    }
    sweepCount = max(256, entries.count * 2)
  }
}

extension TaskLedger.Entry {
  fileprivate func release() {
    if let task { Unmanaged<AnyObject>.fromOpaque(task).release() }
  }
}
