import Foundation
import Synchronization
import Testing

/// What the cases of this process share: the catalog, the batch that is being run, and who is told of results.
///
/// Behind a lock and not on the main actor: while a run is on stage the main actor is the stage's, and a case that waits for
/// its turn must not have work there.
final class ScenarioSession: Sendable {
  static let shared = ScenarioSession()

  private struct State {
    var catalog: Catalog?
    /// The runs of the present batch; nil in `swift test`, where the cases are the whole plan.
    var batch: [PlannedRun]?
    var report: (@Sendable (RunEvent) -> Void)?
    /// In `swift test` the cases judge themselves.
    var judge: SnapshotJudge?
  }

  private let state = Mutex(State())

  /// The runs of the present batch; nil in `swift test`, where the cases are the whole plan.
  var batch: [PlannedRun]? { state.withLock { $0.batch } }

  /// The cases are `runs` until the next call, and `report` is told what becomes of them.
  func begin(_ runs: [PlannedRun], of catalog: Catalog, report: @escaping @Sendable (RunEvent) -> Void) {
    state.withLock { $0 = State(catalog: catalog, batch: runs, report: report) }
  }

  /// The cases are those of `swift test`; their snapshots lie below `root`.
  func begin(of catalog: Catalog, root: URL) {
    state.withLock { $0 = State(catalog: catalog, judge: SnapshotJudge(store: SnapshotStore(root: root))) }
  }

  /// Puts a run on stage, tells whoever asked for it, and records an issue in the test that is running.
  func perform(_ run: PlannedRun) async {
    let state = state.withLock { $0 }
    guard let catalog = state.catalog else {
      Issue.record("ScenarioCase.run() was called before ScenarioCase.all(of:)")
      return
    }
    state.report?(.started(run.identity))
    let result = await StageRunner.run(run, of: catalog, isAlone: state.batch != nil)
    state.report?(.finished(result))
    if let judge = state.judge { record(judge.judge(result, expectedFailure: run.expectedFailure), of: run) }
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
