extension HermeticWorld {
  /// What has a deadline, in the order in which it will fire.
  var pending: [PendingWork] { timers.inOrder.map(PendingWork.init) }

  /// How many things have a deadline.
  var pendingCount: Int { timers.count }

  /// How many jobs are ready to run.
  var readyCount: Int { ready.count }

  /// The time of the next deadline, since the start of the run. Nil if nothing has one.
  var nextDeadline: Duration? { timers.first.map { .nanoseconds($0.deadline) } }

  /// What would be left if the run ended now; after the run, what was left when its closure returned. Tasks that wait for
  /// something without a deadline (a continuation, a stream) are not among it.
  var leftovers: [PendingWork] { isFinished ? finalLeftovers : currentLeftovers }

  var currentLeftovers: [PendingWork] {
    ready.all.filter { !$0.isSilent }.map { PendingWork(ready: $0) }
      + notifications.map { _ in PendingWork(kind: .group, deadline: nil, taskName: nil) } + pending
  }
}
