import CHermetic
@_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency

/// What the main and the default executor of a process with hermetic runs have in common: jobs of a run go to the run, all
/// others to the executor that the process had before. The scheduling protocol is SPI.
protocol HermeticExecutor: SchedulingExecutor {
  associatedtype Original
  var original: Original { get }
  static var lane: JobLane { get }
  /// Gives a job to the original.
  func forward(_ job: consuming ExecutorJob)
}

extension HermeticExecutor {
  func enqueue(_ job: consuming ExecutorJob) {
    let isTask = job.kind.rawValue == ExecutorJob.Kind.task.rawValue
    let job = UnownedJob(job)
    guard !HermeticRouter.take(job, on: Self.lane, isTask: isTask) else { return }
    HermeticExecutors.outside { forward(ExecutorJob(job)) }
  }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
  ) {
    let job = UnownedJob(job)
    if let delay = delay as? Duration, HermeticRouter.take(job, on: Self.lane, after: delay.wholeNanoseconds) { return }
    guard let original = original as? any SchedulingExecutor else {
      fatalError("The executor of this process cannot sleep: \(type(of: original)) is no SchedulingExecutor.")
    }
    HermeticExecutors.outside {
      original.enqueue(ExecutorJob(job), after: delay, tolerance: tolerance, clock: clock)
    }
  }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C
  ) {
    enqueue(job, after: clock.now.duration(to: instant), tolerance: tolerance, clock: clock)
  }
}
