import Foundation

/// Adds up the time of what it is given to run: on the wall, and on a processor. Where others keep the machine busy, the
/// second is the one to trust.
struct Stopwatch {
  private(set) var wall = 0.0
  private(set) var processor = 0.0

  mutating func time<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    let start = (Self.seconds(CLOCK_MONOTONIC), Self.seconds(CLOCK_THREAD_CPUTIME_ID))
    let result = try body()
    let end = (Self.seconds(CLOCK_MONOTONIC), Self.seconds(CLOCK_THREAD_CPUTIME_ID))
    wall += end.0 - start.0
    processor += end.1 - start.1
    return result
  }

  private static func seconds(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
