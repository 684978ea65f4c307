import Foundation

/// A main thread whose stack is deep enough for very deep trees.
enum DeepStack {
  private static let size: rlim_t = 512 << 20
  private static let mark = "BENCHMARKS_DEEP_STACK"

  /// Whether the main thread has it.
  static var isThere: Bool { limit().rlim_cur >= size }

  /// Starts this program again with the deep stack: the size is fixed when a program starts. Where the system does not
  /// grant it, nothing happens.
  static func restartWithIt() {
    guard !isThere, getenv(mark) == nil else { return }
    var wanted = limit()
    guard wanted.rlim_max >= size else { return }
    wanted.rlim_cur = size
    guard setrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &wanted) == 0 else { return }
    // Set whatever becomes of it, so that there is no second attempt.
    setenv(mark, "1", 1)
    var arguments = CommandLine.arguments.map { strdup($0) }
    arguments.append(nil)
    execv("/proc/self/exe", arguments)
  }

  private static func limit() -> rlimit {
    var limit = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit)
    return limit
  }
}
