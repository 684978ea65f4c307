/// Whether a run is at rest, and what it has left to do. This is the only definition: the pump, the steps that move time,
/// waits for what was reached, expectations of pending work, and the list of what a finished run leaves behind use it.
///
/// It shows the world as it is. Work of foreign threads is in it after `HermeticWorld.takeArrivals()`.
struct HermeticRest {
  enum State: Equatable {
    /// Something can run at this moment of virtual time.
    case ready
    /// Nothing can run before this deadline.
    case sleeping(until: Int64)
    /// Nothing can run and nothing has a deadline. Something may wait for work from elsewhere: see `waits`.
    case idle
  }

  /// Something that waits without a deadline.
  enum Wait: Hashable {
    case task(UInt64)
    case group(Int)
  }

  private let world: HermeticWorld

  init(of world: HermeticWorld) {
    self.world = world
  }

  var state: State {
    guard world.ready.isEmpty else { return .ready }
    guard let deadline = world.timers.first?.deadline else { return .idle }
    // Due already: a sleep of no length, or the thread itself slept past a deadline.
    return deadline <= world.state.pointee.elapsed ? .ready : .sleeping(until: deadline)
  }

  /// What waits for something without a deadline: tasks, and work for groups that are not empty.
  var waits: [Wait] {
    waitingTasks.map { .task($0.identifier) } + world.notifications.map { .group($0.number) }
  }

  /// The tasks that wait for something without a deadline.
  var waiting: [PendingWork] {
    waitingTasks.map { PendingWork(kind: .wait, taskName: $0.entry.knownName, activity: $0.entry.activity) }
  }

  /// What has a deadline, in the order in which it will fire.
  var sleeping: [PendingWork] { world.timers.inOrder.map(pendingWork) }

  /// Everything that the run has not done: what is ready, what waits for a group, what has a deadline, what waits without.
  var leftovers: [PendingWork] {
    world.ready.all.filter { !$0.isSilent }.map(pendingWork)
      + world.notifications.map { PendingWork(kind: .group, activity: $0.activity) } + sleeping + waiting
  }

  /// A task that waits for its own children is not among them: the children are.
  private var waitingTasks: [(identifier: UInt64, entry: TaskLedger.Entry)] {
    var busy = Set(world.sleepers.keys)
    for task in world.ready.tasks { busy.insert(UnownedJob.identifier(of: task)) }
    let alive = world.tasks.alive()
    var parents: Set<UInt64> = []
    for identifier in busy.union(alive.map(\.identifier)) {
      if let entry = world.tasks[identifier], entry.isChild, let creator = entry.creator { parents.insert(creator) }
    }
    return alive.filter { !busy.contains($0.identifier) && !parents.contains($0.identifier) }
  }

  private func pendingWork(_ work: HermeticWork) -> PendingWork {
    let entry = work.task.flatMap { world.tasks[UnownedJob.identifier(of: $0)] }
    return PendingWork(kind: .ready, taskName: entry?.knownName, activity: entry?.activity)
  }

  private func pendingWork(_ timer: DeadlineQueue.Timer) -> PendingWork {
    let deadline = Duration.nanoseconds(timer.deadline)
    guard let owner = timer.owner else {
      return PendingWork(kind: .dispatch, deadline: deadline, activity: timer.activity)
    }
    let entry = world.tasks[owner.identifier]
    return PendingWork(
      kind: .sleep, deadline: deadline, taskName: owner.name ?? entry?.knownName,
      activity: entry?.activity ?? timer.activity)
  }
}
