import Dispatch

/// How fast this machine is at this moment, by work that never changes. The bars are for two idle cores of one kind of machine;
/// a slower or busier one is allowed more time, and a faster one no less.
enum MachineSpeed {
  /// Seconds that the work takes on two idle cores of the machine that the bars were set on.
  private static let reference = 0.062

  /// How much longer than on the idle machine things take now; at least 1.
  static func slowdown() -> Double {
    // The work itself is slower there.
    if Benchmarks.isDebugBuild { return 1 }
    let start = ContinuousClock.now
    DispatchQueue.concurrentPerform(iterations: 2) { part in
      var state = UInt64(part) &+ 0x9E37_79B9_7F4A_7C15
      for _ in 0..<30_000_000 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
      }
      // The result is used, so that the loop stays.
      if state == 0 { print("") }
    }
    return max(1, (ContinuousClock.now - start) / .seconds(1) / reference)
  }
}
