import ScenarioDocuments

/// Counts of a set of results, compared with the plan.
struct RunSummary: Hashable, Sendable {
  /// The number of runs with each verdict.
  private(set) var counts: [Verdict: Int] = [:]
  /// The number of planned runs.
  let planned: Int
  /// The planned runs without a result, in the order of the plan.
  private(set) var missing: [RunIdentity] = []
  /// Stored snapshots that no scenario owns, relative to the root.
  var orphans: [String] = []
  /// Whether orphans fail the run: under CI, or with `--strict`.
  var isStrict = false

  /// Whether a pass on a retry fails the run.
  var flakyFails = false
  /// The signal that ended the run early.
  var interruption: Int32?

  /// Counts results.
  init(planned: [RunIdentity], results: [RunResult]) {
    self.planned = planned.count
    var reported = Set<RunIdentity>(minimumCapacity: results.count)
    for result in results where reported.insert(result.identity).inserted { counts[result.verdict, default: 0] += 1 }
    missing = planned.filter { !reported.contains($0) }
  }

  /// The exit code of the program.
  var exitCode: ExitCode {
    if let interruption { return .interrupted(by: interruption) }
    var codes = counts.keys.map(\.exitCode)
    if flakyFails, counts[.flaky] != nil { codes.append(.failed) }
    if !missing.isEmpty { codes.append(.incomplete) }
    if planned == 0 { codes.append(.emptySelection) }
    if isStrict, !orphans.isEmpty { codes.append(.hygiene) }
    return .combined(codes)
  }
}
