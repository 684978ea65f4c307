import ScenarioDocuments
import ScenarioStage

/// Runs scenarios as Swift Testing cases of this process, in batches: for a debugger, and inside of a worker.
@MainActor enum InProcessExecutor {
  /// The number of cases in one call of Swift Testing, whose cost grows with the square of it.
  nonisolated static let batchSize = 200

  /// Does what a request asks for. A trap in a component ends the process.
  static func execute(
    _ request: ExecutionRequest, of catalog: Catalog, report: @escaping @Sendable (RunEvent) -> Void
  ) async -> ExecutionEnd {
    var start = 0
    while start < request.runs.count {
      let batch = Array(request.runs[start..<min(start + batchSize, request.runs.count)])
      let problem = await run(
        ScenarioSession.Batch(runs: batch) { run in
          report(.started(run.identity))
          let result = RunResult(await StageRunner.run(run, of: catalog, isAlone: true), of: run)
          report(.finished(request.judged(result, of: run)))
        })
      if let problem { return ExecutionEnd(complaints: [problem]) }
      start += batch.count
    }
    return ExecutionEnd()
  }

  /// Runs a batch; returns why it could not be.
  static func run(_ batch: ScenarioSession.Batch) async -> Diagnostic? {
    guard let entryPoint = TestingEntryPoint() else {
      return Diagnostic(
        at: nil, "this program was linked without Swift Testing",
        hint: "link it dynamically, with the toolchain's libraries")
    }
    ScenarioSession.shared.begin(batch)
    do {
      _ = try await entryPoint.run()
      return nil
    } catch {
      return Diagnostic(at: nil, "Swift Testing ended early: \(error)")
    }
  }
}
