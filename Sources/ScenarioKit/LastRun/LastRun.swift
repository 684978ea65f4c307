import ScenarioDocuments

/// How every run ended when it was run last.
struct LastRun: Hashable {
  /// What is known of one run.
  struct Record: Hashable {
    var identity: RunIdentity
    /// `nil` when it was to run and no result came.
    var verdict: Verdict?
    /// The wall time, in milliseconds.
    var milliseconds: Int
  }

  /// In the order of the plan.
  var records: [Record] = []

  /// The runs that did not pass.
  var failed: Set<RunIdentity> {
    Set(records.lazy.filter { $0.verdict?.isProblem ?? true }.map(\.identity))
  }

  /// Takes over what a run of a part of the plan brought; the other runs keep what they had.
  ///
  /// - Parameters:
  ///   - results: What came.
  ///   - selected: What was to run.
  ///   - planned: The whole plan, in its order; what it does not name is forgotten.
  func merging(results: [RunResult], selected: [RunIdentity], planned: [RunIdentity]) -> LastRun {
    var known = Dictionary(records.map { ($0.identity, $0) }) { _, last in last }
    for identity in selected { known[identity] = Record(identity: identity, verdict: nil, milliseconds: 0) }
    for result in results {
      known[result.identity] = Record(
        identity: result.identity, verdict: result.verdict, milliseconds: Self.milliseconds(result.duration))
    }
    return LastRun(records: planned.compactMap { known.removeValue(forKey: $0) })
  }

  private static func milliseconds(_ duration: Duration) -> Int {
    let (seconds, attoseconds) = duration.components
    guard seconds < Int64.max / 2_000 else { return Int(Int64.max / 2_000) }
    return max(0, Int(seconds * 1_000 + attoseconds / 1_000_000_000_000_000))
  }
}
