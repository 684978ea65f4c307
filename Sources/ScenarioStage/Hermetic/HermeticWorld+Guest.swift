import CHermetic

extension HermeticWorld {
  /// Makes a task of someone else one of the run's: from its next job on it runs on this thread, in virtual time, until it is
  /// released. That job may come from the thread on which the task runs now.
  func adopt(_ task: UInt64) {
    arrivingGuest = task
    knownTasks.insert(task)
    HermeticRouter.learn(task)
  }

  /// Called by an adopted task on this thread.
  func welcome(_ task: UInt64) {
    checkThread()
    if arrivingGuest == task { arrivingGuest = nil }
  }

  /// Lets an adopted task go on outside. It must not be ready or asleep.
  func release(_ task: UInt64) {
    knownTasks.remove(task)
    tasks.forget(task)
    HermeticRouter.forget(task)
  }

  /// Cancels every task of the run, so that it can end.
  func cancelEverything() {
    for task in timers.owners { hermetic_cancel_task(task) }
    for task in ready.tasks { hermetic_cancel_task(task) }
    for case let task? in tasks.alive().map(\.entry.task) { hermetic_cancel_task(task) }
  }
}
