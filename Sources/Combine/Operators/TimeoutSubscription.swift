/// Ends the stream when no value comes for a time.
final class TimeoutSubscription<Downstream: Subscriber, Context: Scheduler>: PacedSubscription<Downstream> {
  private let timeout:
    (
      scheduler: Context, interval: Context.SchedulerTimeType.Stride, options: Context.SchedulerOptions?,
      error: (() -> Failure)?
    )
  private var latest = 0

  init(
    _ downstream: Downstream, scheduler: Context, interval: Context.SchedulerTimeType.Stride,
    options: Context.SchedulerOptions?, error: (() -> Failure)?
  ) {
    timeout = (scheduler, interval, options, error)
    super.init(downstream)
  }

  override func start() {
    let number = nextNumber()
    let scheduler = timeout.scheduler
    scheduler.schedule(
      after: scheduler.now.advanced(by: timeout.interval), tolerance: scheduler.minimumTolerance,
      options: timeout.options
    ) { [weak self] in
      guard let self, lock.withLock({ latest == number }) else { return }
      finish(timeout.error.map { .failure($0()) } ?? .finished)
    }
  }

  override func pace(_ input: Input) {
    start()
    timeout.scheduler.schedule(options: timeout.options) { [self] in send(input) }
  }

  override func paceEnd(_ completion: Subscribers.Completion<Failure>) {
    _ = nextNumber()
    timeout.scheduler.schedule(options: timeout.options) { [self] in finish(completion) }
  }

  private func nextNumber() -> Int {
    lock.withLock {
      latest += 1
      return latest
    }
  }
}
