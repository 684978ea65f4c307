import CHermetic
import Synchronization

/// The thread on which all runs take place, one after the other in the order of submission. It is started once: making
/// half a gigabyte of stack for each run would cost more than the run.
package enum HermeticThread {
  /// Deep enough for trees of 100,000 levels; memory is only taken as it is used.
  package static let stackSize = 512 << 20

  private static let work = Mutex<[@Sendable () -> Void]>([])
  // The gate is only given to functions that lock.
  nonisolated(unsafe) private static let gate = hermetic_gate_create()

  private static let start: Void = {
    let error = hermetic_start_thread(
      stackSize,
      { _ in
        HermeticThread.serve()
        return nil
      }, nil)
    guard error == 0 else { fatalError("No thread for hermetic runs: the system returned error \(error).") }
  }()

  static func submit(_ run: @escaping @Sendable () -> Void) {
    _ = start
    work.withLock { $0.append(run) }
    hermetic_gate_signal(gate)
  }

  private static func serve() {
    while true {
      _ = hermetic_gate_wait(gate, -1)
      let next = work.withLock { $0.isEmpty ? nil : $0.removeFirst() }
      next?()
    }
  }
}
