import Foundation

/// Signals in words.
enum SignalName {
  private static let names: [Int32: (name: String, words: String)] = [
    SIGHUP: ("SIGHUP", "its terminal is gone"),
    SIGINT: ("SIGINT", "an interrupt"),
    SIGQUIT: ("SIGQUIT", "a request to quit"),
    SIGILL: ("SIGILL", "a trap"),
    SIGTRAP: ("SIGTRAP", "a trap"),
    SIGABRT: ("SIGABRT", "an abort"),
    SIGBUS: ("SIGBUS", "memory that cannot be reached"),
    SIGFPE: ("SIGFPE", "a calculation that cannot be done"),
    SIGKILL: ("SIGKILL", "another process, perhaps the system for lack of memory"),
    SIGUSR1: ("SIGUSR1", "a signal without a handler"),
    SIGUSR2: ("SIGUSR2", "a signal without a handler"),
    SIGSEGV: ("SIGSEGV", "memory that is not its own"),
    SIGPIPE: ("SIGPIPE", "a pipe without a reader"),
    SIGALRM: ("SIGALRM", "an alarm"),
    SIGTERM: ("SIGTERM", "a request to end"),
    SIGXCPU: ("SIGXCPU", "the limit of processor time"),
    SIGXFSZ: ("SIGXFSZ", "the limit of file sizes"),
    SIGSYS: ("SIGSYS", "a system call that is not allowed"),
  ]

  /// `SIGSEGV`.
  static func of(_ signal: Int32) -> String { names[signal]?.name ?? "signal \(signal)" }

  /// What it means.
  static func words(_ signal: Int32) -> String { names[signal]?.words ?? "a signal" }
}
