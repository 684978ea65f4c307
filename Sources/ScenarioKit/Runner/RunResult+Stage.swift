import ScenarioDocuments
import ScenarioStage

extension RunResult {
  /// The result of a run on stage, before its text is compared.
  init(_ outcome: StageRunner.Outcome, of run: PlannedRun) {
    self.init(
      identity: run.identity, verdict: outcome.problems.isEmpty ? .passed : .failed, problems: outcome.problems,
      snapshotText: outcome.text.map { SnapshotFile(identity: run.identity, body: $0).text },
      warnings: outcome.warnings, defaultedKeys: outcome.defaultedKeys, duration: outcome.duration)
  }
}
