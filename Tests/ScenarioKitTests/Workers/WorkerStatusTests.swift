import Foundation
import Testing

@testable import ScenarioKit

/// How processes end, and what it is called.
@Suite struct WorkerStatusTests {
  @Test(
    arguments: [
      (0, WorkerStatus.exited(0)), (7 << 8, .exited(7)), (255 << 8, .exited(255)), (9, .signaled(9)),
      (11 | 0x80, .signaled(11)), (4, .signaled(4)),
    ] as [(Int32, WorkerStatus)]) func `what the system tells is taken apart`(status: Int32, expected: WorkerStatus)
  {
    #expect(WorkerStatus(status) == expected)
  }

  @Test func `signals have the names that people search for`() {
    #expect(SignalName.of(SIGSEGV) == "SIGSEGV")
    #expect(SignalName.of(SIGKILL) == "SIGKILL")
    #expect(SignalName.words(SIGILL) == "a trap")
  }

  @Test func `every signal that ends a process has words, and an unknown one its number`() {
    for signal: Int32 in 1...15 where ![SIGSTKFLT, SIGUSR1, SIGUSR2].contains(signal) {
      #expect(SignalName.of(signal).hasPrefix("SIG"), "\(signal)")
      #expect(SignalName.words(signal) != "a signal", "\(signal)")
    }
    #expect(SignalName.of(63) == "signal 63")
    #expect(SignalName.words(63) == "a signal")
  }
}
