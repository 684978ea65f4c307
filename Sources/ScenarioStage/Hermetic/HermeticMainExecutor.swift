import CHermetic
import ScenarioSupport
@_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency

/// The main executor of a process that has hermetic runs. The protocols are SPI; nothing public replaces the main executor.
final class HermeticMainExecutor: MainExecutor, SchedulingExecutor, @unchecked Sendable {
  private let original: any MainExecutor

  init(_ original: any MainExecutor) {
    self.original = original
  }

  func run() throws { try original.run() }

  func runUntil(_ condition: () -> Bool) throws { try original.runUntil(condition) }

  func stop() { original.stop() }

  func enqueue(_ job: consuming ExecutorJob) {
    let isTask = job.kind.rawValue == ExecutorJob.Kind.task.rawValue
    let job = UnownedJob(job)
    guard !HermeticRouter.take(job, on: .main, isTask: isTask) else { return }
    HermeticExecutors.outside { original.enqueue(ExecutorJob(job)) }
  }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
  ) {
    let job = UnownedJob(job)
    if let delay = delay as? Duration, HermeticRouter.take(job, on: .main, after: delay.wholeNanoseconds) { return }
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

  func checkIsolated() {
    if let isOnMain = isIsolatingCurrentContext(), isOnMain { return }
    original.checkIsolated()
  }

  func isIsolatingCurrentContext() -> Bool? {
    if let state = hermetic_current(), state.pointee.onMain { return true }
    return original.isIsolatingCurrentContext()
  }
}
