import Foundation
import ScenarioSupport

/// What a parent has done about a run that takes long.
struct RunDeadline {
  /// The item that it is about.
  var item: UInt64?
  var isSlowTold = false
  /// Processor time and wall time when it was found to be slow.
  var slowUsage: (processor: Duration, wall: Duration)?
  /// Whether the deadline has come.
  var isExpired = false
  /// What the thread was doing at the deadline; nil when it is not known.
  var activity: Activity?
  var isKilled = false

  /// How long a worker has to say where it was, before it is ended.
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
    // Behind the name: the state, and from the 12th on the times in ticks.
    let fields = String(decoding: bytes[(end + 1)...], as: UTF8.self).split(separator: " ")
    guard fields.count > 12, let user = Int(fields[11]), let system = Int(fields[12]) else { return nil }
    let ticks = max(1, sysconf(Int32(_SC_CLK_TCK)))
    return (.milliseconds((user + system) * 1000 / ticks), fields[0] == "R")
  }
}
