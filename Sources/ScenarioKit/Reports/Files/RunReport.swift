import ScenarioDocuments

/// Something that follows a run and tells of it, such as a file that another program reads.
///
/// It is told one thing at a time. After an error it is told nothing more.
protocol RunReport: Sendable {
  /// Before the first run. What cannot be written is noticed here, before anything runs.
  mutating func begin(_ plan: ReportPlan) throws(Diagnostic)
  /// A run ended, was confirmed and judged. The order is that of the ends, not that of the plan.
  mutating func finished(_ result: RunResult) throws(Diagnostic)
  /// After the last run. The results stand in the order of the plan; those that reported nothing are missing.
  mutating func end(_ results: [RunResult], _ summary: RunSummary) throws(Diagnostic)
}
