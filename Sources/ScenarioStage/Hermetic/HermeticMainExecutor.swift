import CHermetic
import ScenarioSupport
@_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency

/// The main executor of a process that has hermetic runs. The protocols are SPI; nothing public replaces the main executor.
final class HermeticMainExecutor: MainExecutor, HermeticExecutor, @unchecked Sendable {
  static let lane = JobLane.main
  let original: any MainExecutor

  init(_ original: any MainExecutor) {
    self.original = original
  }

  func run() throws { try original.run() }

  func runUntil(_ condition: () -> Bool) throws { try original.runUntil(condition) }

  func stop() { original.stop() }

  func forward(_ job: consuming ExecutorJob) { original.enqueue(job) }

  func checkIsolated() {
    if let isOnMain = isIsolatingCurrentContext(), isOnMain { return }
    original.checkIsolated()
  }

  func isIsolatingCurrentContext() -> Bool? {
    if let state = hermetic_current(), state.pointee.onMain { return true }
    return original.isIsolatingCurrentContext()
  }
}
