import Synchronization

/// Takes what happens on stage, from whatever thread, and turns it into judged, recorded and reported results.
final class RunSession: Sendable {
  private struct State {
    var reporter: ConsoleReporter
    var results: [RunIdentity: RunResult] = [:]
    var complaints: [Diagnostic] = []
  }

  private let judge: SnapshotJudge
  private let runs: Set<RunIdentity>
  private let state: Mutex<State>

  init(runs: [PlannedRun], judge: SnapshotJudge, reporter: ConsoleReporter) {
    self.judge = judge
    self.runs = Set(runs.map(\.identity))
    state = Mutex(State(reporter: reporter))
  }

  func handle(_ event: RunEvent) {
    switch event {
    case .started(let identity): state.withLock { $0.reporter.started(identity) }
    case .finished(let result): finish(result)
    case .slow(let identity, let duration, let step):
      state.withLock { $0.reporter.slow(identity, after: duration, step: step) }
    case .tick: state.withLock { $0.reporter.tick() }
    }
  }

  private func finish(_ result: RunResult) {
    guard runs.contains(result.identity) else {
      return complain("`\(result.identity)` was reported, but not planned")
    }
    var judged = result
    state.withLock { state in
      guard state.results[result.identity] == nil else {
        return state.complaints.append(Self.error("`\(result.identity)` was reported twice; the first result counts"))
      }
      do throws(Diagnostic) {
        try judge.record(judged)
      } catch {
        state.complaints.append(error)
      }
      state.reporter.finished(judged)
      // Ten thousand texts that nobody will read again.
      if !judged.verdict.leavesPending { judged.snapshotText = nil }
      state.results[judged.identity] = judged
    }
  }

  private func complain(_ message: String) {
    state.withLock { $0.complaints.append(Self.error(message)) }
  }

  private static func error(_ message: String) -> Diagnostic {
    Diagnostic(at: nil, message)
  }

  /// The results in the order of the plan, and what could not be kept.
  func results(in order: [PlannedRun]) -> (results: [RunResult], complaints: [Diagnostic]) {
    state.withLock { state in (order.compactMap { state.results[$0.identity] }, state.complaints) }
  }

  func report(_ results: [RunResult], _ summary: RunSummary) {
    state.withLock { $0.reporter.end(results, summary) }
  }

  func begin(selected: Int, planned: Int, isCI: Bool) {
    state.withLock { $0.reporter.begin(selected: selected, planned: planned, isCI: isCI) }
  }
}
