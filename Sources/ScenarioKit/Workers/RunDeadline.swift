import Foundation
import ScenarioSupport

/// The wall time limit of a run on stage, and what its parent has done about it so far.
struct RunDeadline {
  /// The number of the item.
  let item: UInt64
  var phase = Phase.running

  /// The phases of a deadline, in order.
  enum Phase: Hashable {
    case running
    /// Half of the time is over, and that was reported.
    case slow(Usage?)
    /// The time is over, and the worker was asked to stop.
    case stopped(Activity?)
    /// The worker did not stop in time and was killed.
    case killed(Activity?)
  }

  /// The processor time of the run's thread at a moment of wall time.
  struct Usage: Hashable {
    let processor: Duration
    let wall: Duration
  }

  /// What a parent does next.
  enum Measure: Hashable {
    case reportSlow
    case stop
    case kill
  }

  init(item: UInt64) { self.item = item }

  /// What is due when a run has been on stage for some time; nil when nothing is.
  func due(after elapsed: Duration, of limit: Duration) -> Measure? {
    switch phase {
    case .running: elapsed >= limit / 2 ? .reportSlow : nil
    case .slow: elapsed >= limit ? .stop : nil
    case .stopped: elapsed >= limit + Self.grace ? .kill : nil
    case .killed: nil
    }
  }

  /// Whether the time is over.
  var isExpired: Bool {
    switch phase {
    case .running, .slow: false
    case .stopped, .killed: true
    }
  }

  /// What the thread was doing when the time was over; nil before, and when it is not known.
  var activity: Activity? {
    switch phase {
    case .running, .slow: nil
    case .stopped(let activity), .killed(let activity): activity
    }
  }

  /// How long a worker has to record where it was, before it is killed.
  static let grace = Duration.seconds(1)

  enum Activity: Hashable {
    case busy
    case waiting
  }

  /// The processor time of a thread, and whether it is running at this moment; nil when it is gone.
  static func usage(process: pid_t, thread: Int32) -> (processor: Duration, isRunning: Bool)? {
    guard let bytes = try? FileBytes.read("/proc/\(process)/task/\(thread)/stat"),
      let end = bytes.lastIndex(of: UInt8(ascii: ")"))
    else { return nil }
    // Behind the name stands the state. The times in ticks are fields 12 and 13.
    let fields = String(decoding: bytes[(end + 1)...], as: UTF8.self).split(separator: " ")
    guard fields.count > 12, let user = Int(fields[11]), let system = Int(fields[12]) else { return nil }
    let ticks = max(1, sysconf(Int32(_SC_CLK_TCK)))
    return (.milliseconds((user + system) * 1000 / ticks), fields[0] == "R")
  }
}
