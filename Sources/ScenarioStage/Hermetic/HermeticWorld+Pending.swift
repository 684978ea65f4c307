extension HermeticWorld {
  /// What has a deadline, in the order in which it will fire.
  var pending: [PendingWork] { timers.inOrder.map(pendingWork) }

  /// How many things have a deadline.
  var pendingCount: Int { timers.count }

  /// How many jobs are ready to run.
  var readyCount: Int { ready.count }

  /// The time of the next deadline, since the start of the run. Nil if nothing has one.
  var nextDeadline: Duration? { timers.first.map { .nanoseconds($0.deadline) } }

  /// The tasks that wait for something without a deadline. A task that waits for its own children is not among them: the
  /// children are.
  var waiting: [PendingWork] {
    var busy = Set(sleepers.keys)
    for task in ready.tasks { busy.insert(UnownedJob.identifier(of: task)) }
    let alive = tasks.alive()
    var parents: Set<UInt64> = []
    for identifier in busy.union(alive.map(\.identifier)) {
      if let entry = tasks[identifier], entry.isChild, let creator = entry.creator { parents.insert(creator) }
    }
    return alive.filter { !busy.contains($0.identifier) && !parents.contains($0.identifier) }
      .map { PendingWork(kind: .wait, taskName: $0.entry.knownName, activity: $0.entry.activity) }
  }

  /// What would be left if the run ended now; after the run, what was left when its closure returned.
  var leftovers: [PendingWork] { isFinished ? finalLeftovers : currentLeftovers }

  var currentLeftovers: [PendingWork] {
    ready.all.filter { !$0.isSilent }.map(pendingWork)
      + notifications.map { PendingWork(kind: .group, activity: $0.activity) } + pending + waiting
  }

  private func pendingWork(_ work: HermeticWork) -> PendingWork {
    let entry = work.task.flatMap { tasks[UnownedJob.identifier(of: $0)] }
    return PendingWork(kind: .ready, taskName: entry?.knownName, activity: entry?.activity)
  }

  private func pendingWork(_ timer: DeadlineQueue.Timer) -> PendingWork {
    let deadline = Duration.nanoseconds(timer.deadline)
    guard let owner = timer.owner else {
      return PendingWork(kind: .dispatch, deadline: deadline, activity: timer.activity)
    }
    let entry = tasks[owner.identifier]
    return PendingWork(
      kind: .sleep, deadline: deadline, taskName: owner.name ?? entry?.knownName,
      activity: entry?.activity ?? timer.activity)
  }
}
