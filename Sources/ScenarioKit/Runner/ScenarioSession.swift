import Foundation
import ScenarioDocuments
import ScenarioStage
import Synchronization
import Testing

/// What the cases of this process share: the catalog, and the batch that is running with the function that runs a case.
///
/// Behind a lock and not on the main actor: while a run is on stage the main actor is the stage's, and a case that waits for
/// its turn must not have work there.
final class ScenarioSession: Sendable {
  static let shared = ScenarioSession()

  /// Runs of a process that does nothing else.
  struct Batch: Sendable {
    var runs: [PlannedRun]
    /// Puts one of them on stage, or leaves it.
    var perform: @Sendable (PlannedRun) async -> Void
  }

  private enum Mode: Sendable {
    case none
    case batch(Batch)
    /// In `swift test` the cases are the whole plan and judge themselves.
    case tests(catalog: Catalog, judge: SnapshotJudge)
  }

  private let mode = Mutex(Mode.none)

  /// The runs of the present batch; nil in `swift test`, where the cases are the whole plan.
  var batch: [PlannedRun]? {
    mode.withLock { if case .batch(let batch) = $0 { batch.runs } else { nil } }
  }

  /// The cases are those of `batch` until the next call.
  func begin(_ batch: Batch) {
    mode.withLock { $0 = .batch(batch) }
  }

  /// The cases are those of `swift test`; their snapshots lie below `root`.
  func begin(of catalog: Catalog, root: URL) {
    mode.withLock { $0 = .tests(catalog: catalog, judge: SnapshotJudge(store: SnapshotStore(root: root))) }
  }

  /// Puts a run on stage. In `swift test` it also judges the result and records an issue in the running test.
  func perform(_ run: PlannedRun) async {
    switch mode.withLock({ $0 }) {
    case .none: Issue.record("ScenarioCase.run() was called before ScenarioCase.all(of:)")
    case .batch(let batch): await batch.perform(run)
    case .tests(let catalog, let judge):
      let result = RunResult(await StageRunner.run(run, of: catalog, isAlone: false), of: run)
      record(judge.judge(result, expectedFailure: run.expectedFailure), of: run)
    }
  }

  private func record(_ result: RunResult, of run: PlannedRun) {
    guard result.verdict.isProblem else { return }
    var text = "\(result.identity): \(result.verdict.words)"
    for problem in result.problems {
      text +=
        "\n"
        + [problem.step.map { "> \($0)" }, problem.message, problem.details].compactMap(\.self).joined(separator: "\n")
    }
    if result.verdict == .changed || result.verdict == .new, let new = result.snapshotText {
      text +=
        "\n"
        + UnifiedDiff.render(old: result.baseline?.text, new: new, oldName: "stored", newName: "now", style: .plain)
      text += "run scenario-run and accept what is meant"
    }
    Issue.record("\(text)")
  }
}
