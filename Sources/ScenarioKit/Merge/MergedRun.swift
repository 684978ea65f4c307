import ScenarioDocuments

/// Several reports as if one machine had run everything.
struct MergedRun: Sendable {
  /// The whole plan, without a shard.
  var plan: ReportPlan
  /// Each run once, in the order of the plan.
  var results: [RunResult]
  /// The summary of all results.
  var summary: RunSummary
  /// What is wrong beside the results, such as a shard that is missing.
  var complaints: [Diagnostic]
  /// How the command ends: never better than the summary, nor than what a shard said of itself.
  var exitCode: ExitCode

  /// Writes a report of the whole.
  func write(_ report: inout some RunReport) throws(Diagnostic) {
    try report.begin(plan)
    try report.end(results, summary)
  }
}
