import CHermetic
import ScenarioSupport
@_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency

/// The default executor of a process that has hermetic runs. The scheduling protocol is SPI, and so is what makes this the
/// default.
final class HermeticGlobalExecutor: TaskExecutor, SchedulingExecutor, @unchecked Sendable {
  private let original: any TaskExecutor

  init(_ original: any TaskExecutor) {
    self.original = original
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let isTask = job.kind.rawValue == ExecutorJob.Kind.task.rawValue
    let job = UnownedJob(job)
    guard !HermeticRouter.take(job, on: .global, isTask: isTask) else { return }
    HermeticExecutors.outside { original.enqueue(ExecutorJob(job)) }
  }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
  ) {
    let job = UnownedJob(job)
    if let delay = delay as? Duration, HermeticRouter.take(job, on: .global, after: delay.wholeNanoseconds) { return }
    HermeticExecutors.outside {
      (original as? any SchedulingExecutor)?
        .enqueue(ExecutorJob(job), after: delay, tolerance: tolerance, clock: clock)
    }
  }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C
  ) {
    enqueue(job, after: clock.now.duration(to: instant), tolerance: tolerance, clock: clock)
  }
}
