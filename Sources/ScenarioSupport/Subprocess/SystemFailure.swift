import Foundation

/// Why the system refused something that a runner needs.
package struct SystemFailure: Error, Hashable, CustomStringConvertible {
  package var action: String
  package var code: Int32

  /// - Parameter code: An error number; without one the thread's last.
  package init(_ action: String, code: Int32 = errno) {
    self.action = action
    self.code = code
  }

  package var description: String { "cannot \(action): \(FileFailure.words(code))" }
}
