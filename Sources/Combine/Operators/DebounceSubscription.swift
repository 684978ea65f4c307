/// Sends a value when none has followed for a time.
final class DebounceSubscription<Downstream: Subscriber, Context: Scheduler>: PacedSubscription<Downstream> {
  private let debounce:
    (scheduler: Context, dueTime: Context.SchedulerTimeType.Stride, options: Context.SchedulerOptions?)
  private var latest = 0

  init(
    _ downstream: Downstream, scheduler: Context, dueTime: Context.SchedulerTimeType.Stride,
    options: Context.SchedulerOptions?
  ) {
    debounce = (scheduler, dueTime, options)
    super.init(downstream)
  }

  override func pace(_ input: Input) {
    let number = nextNumber()
    let scheduler = debounce.scheduler
    scheduler.schedule(
      after: scheduler.now.advanced(by: debounce.dueTime), tolerance: scheduler.minimumTolerance,
      options: debounce.options
    ) { [self] in
      if lock.withLock({ latest == number }) {
        send(input)
      }
    }
  }

  override func paceEnd(_ completion: Subscribers.Completion<Failure>) {
    _ = nextNumber()
    debounce.scheduler.schedule(options: debounce.options) { [self] in finish(completion) }
  }

  private func nextNumber() -> Int {
    lock.withLock {
      latest += 1
      return latest
    }
  }
}
