import Foundation

/// Why the system refused something that a runner needs.
struct SystemFailure: Error, Hashable, CustomStringConvertible {
  var action: String
  var code: Int32

  /// - Parameter code: An error number; without one the thread's last.
  init(_ action: String, code: Int32 = errno) {
    self.action = action
    self.code = code
  }

  var description: String { "cannot \(action): \(FileFailure.words(code))" }
}
