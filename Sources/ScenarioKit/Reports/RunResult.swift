/// The result of a run.
public struct RunResult: Hashable, Sendable, Codable {
  /// The run.
  public var identity: RunIdentity
  /// How it ended. The stage says `passed`, `failed` and the like; ``SnapshotJudge`` has the last word.
  public var verdict: Verdict
  /// What went wrong, in order.
  public var problems: [Problem]
  /// The whole text for the snapshot file, as ``SnapshotFile/text`` has it; `nil` when the run did not get that far.
  public var snapshotText: String?
  /// The stored text, when it differs.
  public var baseline: SnapshotBaseline?
  /// Defects that do not change the verdict.
  public var warnings: [Diagnostic]
  /// The environment keys that were read while nothing had set them.
  public var defaultedKeys: [String]
  /// Why the scenario is expected to fail.
  public var expectedFailure: String?
  /// The wall time of all attempts together.
  public var duration: Duration
  /// How often it was put on stage: once, and again for each retry.
  public var attempts: Int
  /// What the component printed on standard output and standard error, in order; `nil` when it printed nothing. When it
  /// printed very much, the beginning and the end.
  public var output: String?

  /// Creates a result.
  public init(
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
