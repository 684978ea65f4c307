import ScenarioSupport

extension CommandContext {
  /// `run`: plan, select, execute, judge, report.
  func runScenarios() async throws(UsageError) -> ExitCode {
    guard let plan = plan() else { return .usage }
    guard let selected = try select(plan) else { return .emptySelection }
    guard selected.runs.count * command.repetitions <= Self.mostRepetitions else {
      throw UsageError(
        message: "`--repeat` makes more than \(Self.mostRepetitions) runs", hint: "select fewer scenarios",
        command: .run)
    }
    var reporter = ConsoleReporter(
      settings: settings, output: environment.output, next: next, store: store, selection: command.selection,
      pendingElsewhere: isCI ? pending.output.displayPath : nil, now: environment.now)
    reporter.repetitions = command.repetitions
    guard let reports = makeReports() else { return .usage }
    let judge = SnapshotJudge(store: store, pending: pending)
    let session = RunSession(runs: selected.runs, judge: judge, reporter: reporter, reports: reports)
    let problems = reports.isEmpty ? [] : session.beginReports(reportPlan(plan, selected))
    guard problems.isEmpty else {
      complain(problems)
      _ = environment.errors.write("nothing was run\n")
      return .usage
    }
    session.begin(selected: selected.runs.count, planned: plan.runs.count, isCI: isCI)
    let request = ExecutionRequest(runs: selected.runs, root: root, judge: judge, options: executionOptions)
    let end = await environment.execute(request) { session.handle($0) }

    let (results, complaints) = session.results(in: selected.runs)
    let identities = selected.runs.map(\.identity)
    var summary = RunSummary(planned: identities, results: results)
    summary.isStrict = isCI || command.isStrict
    summary.flakyFails = command.flakyFails
    summary.interruption = end.interruption
    var everything = summary
    // A part of the plan does not know all snapshots that have an owner. Shards leave orphans to `merge`.
    if selection.isEmpty {
      everything.orphans = store.orphans(of: plan.runs.lazy.map(\.identity))
      if selection.shard == nil { summary.orphans = everything.orphans }
    }
    let lost = session.report(results, summary, everything: everything)
    // The last result of a run that was skipped is an older one, and stays.
    let ran = results.filter { $0.verdict != .skipped }
    let isWhole = end.interruption == nil && ran.count == results.count
    let kept = lastRun.record(
      results: ran, selected: isWhole ? identities : ran.map(\.identity), planned: plan.runs.map(\.identity))
    complain(complaints + lost + end.complaints + kept)
    // A missing report must not look like a pass.
    return session.isReportLost ? .combined([summary.exitCode, .internalError]) : summary.exitCode
  }

  private static let mostRepetitions = 1_000_000

  private var executionOptions: ExecutionOptions {
    // A retry would hide a failure that repetitions should show.
    let retries = command.repetitions > 1 ? 0 : command.retries
    var options = ExecutionOptions(retries: retries, repetitions: command.repetitions)
    if let jobs = command.jobs { options.jobs = jobs }
    if let timeout = command.timeout { options.timeout = timeout }
    if let limit = command.memoryLimit { options.memoryLimit = limit }
    options.maxFailures = command.maxFailures
    options.isInProcess = command.isInProcess
    return options
  }

  /// `list`: prints one identity on each line and nothing else.
  func list() throws(UsageError) -> ExitCode {
    guard let plan = plan() else { return .usage }
    guard let selected = try select(plan) else { return .emptySelection }
    print(selected.runs.map { "\($0.identity)\n" }.joined())
    return .passed
  }

  /// `show`: prints the fresh text of each run, or its problems.
  func show() async throws(UsageError) -> ExitCode {
    guard !selection.isEmpty else {
      throw UsageError(
        message: "`show` needs to know what", hint: "name a document, or a part of an identity", command: .show)
    }
    guard let plan = plan() else { return .usage }
    guard let selected = try select(plan) else { return .emptySelection }
    let collector = ResultCollector()
    let request = ExecutionRequest(runs: selected.runs, root: root, options: executionOptions)
    let end = await environment.execute(request) { collector.handle($0) }

    let results = collector.results(in: selected.runs)
    let reporter = ConsoleReporter(
      settings: settings, output: environment.output, next: next, store: store, now: environment.now)
    var isFirst = true
    for result in results {
      if !isFirst { print("\n") }
      isFirst = false
      if let text = result.snapshotText {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        print(lines.map { "\(VisibleText.escaped($0))\n" }.joined())
      }
      if result.verdict.isProblem || !result.problems.isEmpty {
        print(reporter.heading(result) + reporter.problems(result))
      }
    }
    var summary = RunSummary(planned: selected.runs.map(\.identity), results: results)
    summary.interruption = end.interruption
    for missing in summary.missing { _ = environment.errors.write("error: `\(missing)` reported no result\n") }
    complain(end.complaints)
    return summary.exitCode
  }
}
