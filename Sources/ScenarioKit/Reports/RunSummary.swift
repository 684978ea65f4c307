import ScenarioDocuments

/// What a set of results amounts to, measured against the plan.
struct RunSummary: Hashable, Sendable {
  /// How many runs ended in each way.
  private(set) var counts: [Verdict: Int] = [:]
  /// How many runs were to be executed.
  let planned: Int
  /// The runs that were to be executed and reported nothing, in the order of the plan.
  private(set) var missing: [RunIdentity] = []
  /// Stored snapshots that no scenario owns, relative to the root.
  var orphans: [String] = []
  /// Whether hygiene counts: under CI, or with `--strict`.
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

  /// How the program should end.
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
