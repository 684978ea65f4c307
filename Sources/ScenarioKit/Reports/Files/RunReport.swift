import ScenarioDocuments

/// A report of a run, such as a file that another program reads.
///
/// Calls come one after the other. After an error there are no more calls.
protocol RunReport: Sendable {
  /// Called before the first run. Throws when the report cannot be written, so that nothing runs in vain.
  mutating func begin(_ plan: ReportPlan) throws(Diagnostic)
  /// Called when a run has ended and was confirmed and judged. Runs come in the order in which they end.
  mutating func finished(_ result: RunResult) throws(Diagnostic)
  /// Called after the last run. The results are in the order of the plan; runs without a result are missing.
  mutating func end(_ results: [RunResult], _ summary: RunSummary) throws(Diagnostic)
}
