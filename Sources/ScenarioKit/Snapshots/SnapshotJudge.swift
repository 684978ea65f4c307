import ScenarioDocuments
import ScenarioStage

/// Turns what happened on stage into a verdict: compares the text with the stored one, and weighs an expected failure.
///
/// Judging only reads; `record` keeps what is pending. Neither ever writes below the scenarios' root.
struct SnapshotJudge: Sendable {
  let store: SnapshotStore
  let pending: PendingStore?

  /// Creates a judge.
  ///
  /// - Parameter pending: Where new and changed texts wait. `nil` keeps none, as in `swift test`.
  init(store: SnapshotStore, pending: PendingStore? = nil) {
    self.store = store
    self.pending = pending
  }

  /// The result with its final verdict.
  ///
  /// - Parameters:
  ///   - result: What the stage says: `passed` with the text of the run, or what went wrong.
  ///   - expectedFailure: Why the scenario is expected to fail, if it is.
  func judge(_ result: RunResult, expectedFailure: String?) -> RunResult {
    var result = result
    if let expectedFailure {
      result.expectedFailure = expectedFailure
      switch result.verdict {
      case .failed: result.verdict = .expectedFailure
      case .passed:
        result.verdict = .unexpectedPass
        result.problems.append(
          Problem(message: "The scenario passed, but is expected to fail: \(expectedFailure)"))
      default: break
      }
      return result
    }
    guard result.verdict == .passed || result.verdict == .flaky else { return result }
    guard let text = result.snapshotText else {
      result.verdict = .failed
      result.problems.append(Problem(message: "The run ended without a text to compare."))
      return result
    }
    switch store.compare(text, for: result.identity) {
    case .same(let warning):
      if let warning { result.warnings.append(warning) }
    case .changed(let baseline, let warning):
      result.verdict = .changed
      result.baseline = baseline
      if let warning { result.warnings.append(warning) }
    case .new:
      result.verdict = .new
    case .unusable(let diagnostic):
      result.verdict = .failed
      let message = [diagnostic.message, diagnostic.hint].compactMap(\.self).joined(separator: "; ")
      result.problems.append(Problem(message: message, location: diagnostic.location))
    }
    return result
  }

  /// Keeps the text of a judged run that is new or changed, and forgets what was pending for any other.
  func record(_ result: RunResult) throws(Diagnostic) {
    guard let pending else { return }
    if result.verdict.leavesPending, let text = result.snapshotText {
      try pending.put(text, for: result.identity, baselineHash: result.baseline?.hash)
    } else if result.verdict != .skipped {
      try pending.remove(result.identity)
    }
  }
}
