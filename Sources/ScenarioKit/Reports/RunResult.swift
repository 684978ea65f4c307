import ScenarioDocuments
import ScenarioStage

/// The result of a run.
struct RunResult: Hashable, Sendable, Codable {
  /// The run.
  var identity: RunIdentity
  /// How it ended. The stage says `passed`, `failed` and the like; ``SnapshotJudge`` has the last word.
  var verdict: Verdict
  /// What went wrong, in order.
  var problems: [Problem]
  /// The whole text for the snapshot file, as ``SnapshotFile/text`` has it; `nil` when the run did not get that far.
  var snapshotText: String?
  /// The stored text, when it differs.
  var baseline: SnapshotBaseline?
  /// Defects that do not change the verdict.
  var warnings: [Diagnostic]
  /// The environment keys that were read while nothing had set them.
  var defaultedKeys: [String]
  /// Why the scenario is expected to fail.
  var expectedFailure: String?
  /// The wall time of all attempts together.
  var duration: Duration
  /// How often it was put on stage: once, and again for each retry.
  var attempts: Int
  /// What the component printed on standard output and standard error, in order; `nil` when it printed nothing. When it
  /// printed very much, the beginning and the end.
  var output: String?

  /// Creates a result.
  init(
    identity: RunIdentity, verdict: Verdict, problems: [Problem] = [], snapshotText: String? = nil,
    baseline: SnapshotBaseline? = nil, warnings: [Diagnostic] = [], defaultedKeys: [String] = [],
    expectedFailure: String? = nil, duration: Duration = .zero, attempts: Int = 1, output: String? = nil
  ) {
    self.identity = identity
    self.verdict = verdict
    self.problems = problems
    self.snapshotText = snapshotText
    self.baseline = baseline
    self.warnings = warnings
    self.defaultedKeys = defaultedKeys
    self.expectedFailure = expectedFailure
    self.duration = duration
    self.attempts = attempts
    self.output = output
  }
}
