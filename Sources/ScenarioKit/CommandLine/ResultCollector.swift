import ScenarioDocuments
import Synchronization

/// Collects results without comparing them with snapshots.
final class ResultCollector: Sendable {
  private let collected = Mutex<[RunIdentity: RunResult]>([:])

  func handle(_ event: RunEvent) {
    guard case .finished(let result) = event else { return }
    collected.withLock { $0[result.identity] = $0[result.identity] ?? result }
  }

  /// The results in the order of the plan. A failure that the document expects has the verdict `expectedFailure`.
  func results(in order: [PlannedRun]) -> [RunResult] {
    collected.withLock { results in
      order.compactMap { run in
        guard var result = results[run.identity] else { return nil }
        if let reason = run.expectedFailure, result.verdict == .failed {
          result.expectedFailure = reason
          result.verdict = .expectedFailure
        }
        return result
      }
    }
  }
}
