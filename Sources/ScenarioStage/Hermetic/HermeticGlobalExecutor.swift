@_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency

/// The default executor of a process that has hermetic runs. What makes it the default is SPI.
final class HermeticGlobalExecutor: TaskExecutor, HermeticExecutor, @unchecked Sendable {
  static let lane = JobLane.global
  let original: any TaskExecutor

  init(_ original: any TaskExecutor) {
    self.original = original
  }

  func forward(_ job: consuming ExecutorJob) { original.enqueue(job) }
}
