/// Time as a harness keeps it for the hosts of a test: it updates them after asynchronous work, and knows when none is left.
@MainActor
package protocol HostClock: AnyObject {
  /// Takes a host into care, as long as it lives.
  func follow(_ host: ViewHost)

  /// Returns when nothing of the test is left to do.
  func settle() async
}

extension ViewHost {
  /// The clock of the test that runs; nil where time is the machine's.
  package static var clock: (any HostClock)?

  /// The number of turns that tasks get where time is the machine's.
  private static let turns = 200

  /// Lets asynchronous work of the views run until nothing is left to do, and brings the tree to rest.
  ///
  /// In a test with the trait `hermetic` of ScenarioKit this includes everything with a deadline: virtual time moves to the last
  /// one. Elsewhere time is the machine's. There tasks get a bounded number of turns, and nothing waits for a sleep, or for
  /// work on other threads.
  public func settle() async {
    if let clock = Self.clock {
      await clock.settle()
      return update()
    }
    for _ in 0..<Self.turns {
      await Task.yield()
      update()
    }
  }
}
