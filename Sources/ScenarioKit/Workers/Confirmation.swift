import ScenarioStage

/// Combines two results of the same scenario: one after other runs, and one in a fresh process.
enum Confirmation {
  /// The fresh result when both agree; otherwise a result that says that the run depends on the order.
  static func result(first: RunResult, fresh: RunResult) -> RunResult {
    var result = fresh
    result.output = fresh.output ?? first.output
    guard first.verdict == fresh.verdict, first.snapshotText == fresh.snapshotText, first.problems == fresh.problems
    else {
      result.verdict = .orderDependent
      result.problems = [
        Problem(
          message:
            "It ended differently: \(first.verdict.words) after other scenarios, \(fresh.verdict.words) in a process of its own.",
          location: nil, details: difference(first, fresh))
      ]
      result.problems += (fresh.verdict.isLoss || fresh.verdict == .failed ? fresh : first).problems
      result.snapshotText = nil
      result.baseline = nil
      return result
    }
    return result
  }

  private static func difference(_ first: RunResult, _ fresh: RunResult) -> String {
    let advice =
      "look for what outlives a run: globals, singletons, files; or give it a process of its own with \"isolated\": true"
    // A run that passed has the stored text.
    guard let old = first.snapshotText ?? fresh.baseline?.text, let new = fresh.snapshotText ?? first.baseline?.text,
      old != new
    else { return advice }
    return advice + "\n"
      + UnifiedDiff.render(
        old: old, new: new, oldName: "after others", newName: "in a process of its own", style: .plain)
  }
}
