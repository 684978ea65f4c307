/// Sends no more than one value in a time.
final class ThrottleSubscription<Downstream: Subscriber, Context: Scheduler>: PacedSubscription<Downstream> {
  private let throttle: (scheduler: Context, interval: Context.SchedulerTimeType.Stride, latest: Bool)
  private var waiting: Input?
  private var end: Subscribers.Completion<Failure>?
  private var lastTime: Context.SchedulerTimeType?
  private var isScheduled = false

  init(_ downstream: Downstream, scheduler: Context, interval: Context.SchedulerTimeType.Stride, latest: Bool) {
    throttle = (scheduler, interval, latest)
    super.init(downstream)
  }

  override func pace(_ input: Input) {
    let needsSchedule = lock.withLock {
      if waiting == nil || throttle.latest {
        waiting = input
      }
      defer { isScheduled = true }
      return !isScheduled
    }
    guard needsSchedule else { return }
    let scheduler = throttle.scheduler
    let due = lock.withLock { lastTime }?.advanced(by: throttle.interval)
    if let due, scheduler.now < due {
      scheduler.schedule(after: due) { [self] in flush() }
    } else {
      scheduler.schedule { [self] in flush() }
    }
  }

  override func paceEnd(_ completion: Subscribers.Completion<Failure>) {
    let waits = lock.withLock {
      end = completion
      return isScheduled
    }
    if !waits {
      throttle.scheduler.schedule { [self] in finish(completion) }
    }
  }

  private func flush() {
    let now = throttle.scheduler.now
    let (value, end) = lock.withLock {
      let state = (waiting, self.end)
      waiting = nil
      isScheduled = false
      lastTime = now
      return state
    }
    if let value {
      send(value)
    }
    if let end {
      finish(end)
    }
  }
}
