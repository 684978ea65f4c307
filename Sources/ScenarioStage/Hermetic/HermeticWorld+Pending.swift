extension HermeticWorld {
  /// Whether the run is at rest, and what it has left to do.
  var rest: HermeticRest { HermeticRest(of: self) }

  /// What has a deadline, in the order in which it will fire.
  var pending: [PendingWork] { rest.sleeping }

  /// How many things have a deadline.
  var pendingCount: Int { timers.count }

  /// How many jobs are ready to run.
  var readyCount: Int { ready.count }

  /// The time of the next deadline, since the start of the run. Nil if nothing has one.
  var nextDeadline: Duration? { timers.first.map { .nanoseconds($0.deadline) } }

  /// What would be left if the run ended now; after the run, what was left when its closure returned.
  var leftovers: [PendingWork] { isFinished ? finalLeftovers : currentLeftovers }

  var currentLeftovers: [PendingWork] { rest.leftovers }
}
