import Foundation

/// How a process ended.
enum WorkerStatus: Hashable {
  case exited(Int32)
  case signaled(Int32)

  /// - Parameter status: The status that `wait` returns.
  init(_ status: Int32) {
    let signal = status & 0x7f
    self = signal == 0 ? .exited(status >> 8 & 0xff) : .signaled(signal)
  }
}

extension WorkerStatus {
  /// `exit(1)`, `SIGSEGV`.
  var words: String {
    switch self {
    case .exited(let code): "exit(\(code))"
    case .signaled(let signal): SignalName.of(signal)
    }
  }
}
