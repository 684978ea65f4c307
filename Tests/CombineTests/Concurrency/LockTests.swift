import Dispatch
import Testing

@testable import Combine

@Suite("Lock")
struct LockTests {
  private final class Counter: @unchecked Sendable {
    let lock = Lock()
    var count = 0
  }

  // The lock rests on two underscored functions of the standard library: this notices when they change.
  @Test("Only one thread is inside at a time, and the lock is free again afterwards")
  func exclusion() {
    let counter = Counter()
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      for _ in 0..<10_000 {
        counter.lock.withLock { counter.count += 1 }
      }
    }
    #expect(counter.lock.withLock { counter.count } == 40_000)
  }
}
