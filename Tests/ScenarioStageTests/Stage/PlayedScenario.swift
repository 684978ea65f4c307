@testable import ScenarioDocuments
@testable import ScenarioStage

/// What became of a scenario.
struct PlayedScenario {
  let identity: RunIdentity
  let result: StageRunner.Outcome

  /// The text below the snapshot's first line and the empty one.
  var text: String { result.text ?? "" }

  /// The lines of steps, calls and replies, without indentation.
  var steps: [String] {
    text.split(separator: "\n").filter {
      $0.hasPrefix("  > ") || $0.hasPrefix("    call ") || $0.hasPrefix("    reply ")
    }
    .map { $0.drop { $0 == " " } }.map(String.init)
  }

  var messages: [String] { result.problems.map(\.message) }
  var details: String { result.problems.first?.details ?? "" }
  var hasPassed: Bool { result.problems.isEmpty }
}
