import ScenarioDocuments
import Synchronization

/// Takes events of a run from any thread, and judges, records and reports the results.
final class RunSession: Sendable {
  private struct State {
    var reporter: ConsoleReporter
    /// The reports that could be written so far.
    var reports: [any RunReport]
    var isReportLost = false
    var results: [RunIdentity: RunResult] = [:]
    var complaints: [Diagnostic] = []

    /// Calls each report. A report that fails is not called again.
    mutating func forEachReport(_ body: (inout any RunReport) throws(Diagnostic) -> Void) {
      var kept: [any RunReport] = []
      for var report in reports {
        do throws(Diagnostic) {
          try body(&report)
          kept.append(report)
        } catch {
          complaints.append(error)
          isReportLost = true
        }
      }
      reports = kept
    }
  }

  private let judge: SnapshotJudge
  private let runs: Set<RunIdentity>
  private let state: Mutex<State>

  init(runs: [PlannedRun], judge: SnapshotJudge, reporter: ConsoleReporter, reports: [any RunReport] = []) {
    self.judge = judge
    self.runs = Set(runs.map(\.identity))
    state = Mutex(State(reporter: reporter, reports: reports))
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
      state.forEachReport { report throws(Diagnostic) in try report.finished(judged) }
      // Texts that are not needed any more would use much memory.
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

  /// The results in the order of the plan, and what went wrong with recording and reporting them.
  func results(in order: [PlannedRun]) -> (results: [RunResult], complaints: [Diagnostic]) {
    state.withLock { state in (order.compactMap { state.results[$0.identity] }, state.complaints) }
  }

  /// Ends the console output, then the reports.
  ///
  /// - Parameter everything: The summary for the reports. It also has what this machine's console does not show.
  /// - Returns: Reports that could not be written.
  func report(_ results: [RunResult], _ summary: RunSummary, everything: RunSummary) -> [Diagnostic] {
    state.withLock { state in
      state.reporter.end(results, summary)
      let known = state.complaints.count
      state.forEachReport { report throws(Diagnostic) in try report.end(results, everything) }
      return Array(state.complaints[known...])
    }
  }

  /// Whether a requested report is missing or incomplete.
  var isReportLost: Bool { state.withLock(\.isReportLost) }

  /// Opens the reports, and returns which of them cannot be written. Called before anything runs.
  func beginReports(_ plan: ReportPlan) -> [Diagnostic] {
    state.withLock { state in
      state.forEachReport { report throws(Diagnostic) in try report.begin(plan) }
      defer { state.complaints = [] }
      return state.complaints
    }
  }

  func begin(selected: Int, planned: Int, isCI: Bool) {
    state.withLock { $0.reporter.begin(selected: selected, planned: planned, isCI: isCI) }
  }
}
