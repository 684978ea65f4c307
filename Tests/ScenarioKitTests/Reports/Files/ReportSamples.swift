import Foundation

@testable import ScenarioDocuments
@testable import ScenarioKit
@testable import ScenarioStage

/// A plan and results that reports can be made of.
enum ReportSamples {
  static func identity(_ text: String) -> RunIdentity { RunIdentity(parsing: text)! }

  static func run(_ text: String, line: Int = 3) -> ReportedRun {
    let identity = identity(text)
    return ReportedRun(
      identity: identity, title: "A title", tags: ["smoke"],
      location: SourceLocation(file: "Scenarios/\(identity.path).json", line: line, column: 5))
  }

  static func plan(_ identities: [String], shard: Shard? = nil, of planned: [String]? = nil, hash: String = "abc")
    -> ReportPlan
  {
    ReportPlan(
      version: "0.1.0", root: "Scenarios", hash: hash, shard: shard, planned: (planned ?? identities).map(identity),
      runs: identities.map { run($0) })
  }

  static func result(_ text: String, _ verdict: Verdict = .passed, _ message: String? = nil) -> RunResult {
    RunResult(
      identity: identity(text), verdict: verdict, problems: message.map { [Problem(message: $0)] } ?? [],
      duration: .microseconds(1234))
  }

  static func changed(_ text: String, old: String = "  Button \"Create\"", new: String = "  Button \"Save\"")
    -> RunResult
  {
    let identity = identity(text)
    return RunResult(
      identity: identity, verdict: .changed, snapshotText: SnapshotFile(identity: identity, body: new).text,
      baseline: SnapshotBaseline(text: SnapshotFile(identity: identity, body: old).text, hash: "f00"),
      duration: .milliseconds(2))
  }

  static func summary(_ plan: ReportPlan, _ results: [RunResult]) -> RunSummary {
    RunSummary(planned: plan.runs.map(\.identity), results: results)
  }

  /// Every verdict once, in the documents `notes/list` and `tags`.
  static let everyVerdict: [RunResult] = Verdict.allCases.enumerated().map { index, verdict in
    let name = "\(index < 6 ? "notes/list" : "tags")/case-\(index)@local"
    var result = verdict == .changed ? changed(name) : result(name, verdict)
    switch verdict {
    case .new: result.snapshotText = SnapshotFile(identity: result.identity, body: "Frame \"start\"").text
    case .failed:
      result.problems = [
        Problem(
          message: "There is no Button \"Delete\".\nIt was there before.", step: "tap Button \"Delete\"",
          location: SourceLocation(file: "Scenarios/notes/list.json", line: 14, column: 9), details: "Row \"Milk\"")
      ]
      result.defaultedKeys = ["deleteNote"]
    case .flaky:
      result.attempts = 2
      result.problems = [Problem(message: "The process ended with signal 11.")]
    case .expectedFailure: result.expectedFailure = "not built yet"
    default: break
    }
    return result
  }
}
