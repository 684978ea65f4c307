/// All runs, known before anything runs.
package struct Plan: Sendable {
  /// The runs: documents by path, scenarios as written, environments as declared, then matrix values.
  package var runs: [PlannedRun]

  /// Makes a plan of runs in their order.
  package init(runs: [PlannedRun] = []) {
    self.runs = runs
  }
}
