import Synchronization

@testable import ScenarioKit

/// Keeps what is written.
final class CapturedOutput: Sendable {
  private let written = Mutex("")

  var text: String { written.withLock { $0 } }

  /// - Parameter isTerminal: What the output claims to be.
  func output(isTerminal: Bool = false, columns: Int? = nil) -> ConsoleOutput {
    ConsoleOutput(isTerminal: isTerminal, columns: { columns }) { text in
      self.written.withLock { $0 += text }
      return true
    }
  }
}
