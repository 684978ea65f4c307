import Foundation

extension Misbehaviour {
  /// What ends the process on purpose.
  static let endings = [
    Misbehaviour("exit-0") { exit(0) },
    Misbehaviour("exit-3") { exit(3) },
    Misbehaviour("exit-at-once") { _exit(0) },
    Misbehaviour("abort") { abort() },
    Misbehaviour("kill") {
      kill(getpid(), SIGKILL)
      return "Still there"
    },
    Misbehaviour("terminate") {
      kill(getpid(), SIGTERM)
      return "Still there"
    },
    Misbehaviour("terminate-own-thread") {
      // Threads that descend from one of Dispatch's hold the signal back.
      raise(SIGTERM)
      return "Still there"
    },
    Misbehaviour("bad-pointer") {
      UnsafeMutablePointer<Int>(bitPattern: CommandLine.arguments.isEmpty ? 16 : 8)?.pointee = 1
      return "Still there"
    },
    Misbehaviour("raise-segmentation-fault") {
      // Where a handler prints a backtrace and returns, nothing faults again.
      raise(SIGSEGV)
      return "Still there"
    },
    Misbehaviour("interrupt-parent") {
      // Only the same program: a shell or a debugger is left alone.
      guard ProcessFiles.parentIsSameProgram else { return "No parent" }
      kill(getppid(), SIGINT)
      return "Interrupted"
    },
  ]
}
