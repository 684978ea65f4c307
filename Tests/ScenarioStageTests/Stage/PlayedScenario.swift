@testable import ScenarioKit

/// What became of a scenario.
struct PlayedScenario {
  let result: RunResult

  /// The text below the snapshot's first line and the empty one.
  var text: String {
    let lines = (result.snapshotText ?? "").split(separator: "\n", omittingEmptySubsequences: false)
    return lines.dropFirst(2).joined(separator: "\n")
  }

  /// The lines of steps, calls and replies, without indentation.
  var steps: [String] {
    text.split(separator: "\n").filter {
      $0.hasPrefix("  > ") || $0.hasPrefix("    call ") || $0.hasPrefix("    reply ")
    }
    .map { $0.drop { $0 == " " } }.map(String.init)
  }

  var messages: [String] { result.problems.map(\.message) }
  var details: String { result.problems.first?.details ?? "" }
  var hasPassed: Bool { result.verdict == .passed && result.problems.isEmpty }
}
