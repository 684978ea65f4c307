import Foundation

extension CommandContext {
  /// `run`: plan, select, execute, judge, report.
  func runScenarios() async throws(UsageError) -> ExitCode {
    guard let plan = plan() else { return .usage }
    guard let selected = try select(plan) else { return .emptySelection }
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
    // A part of the plan says nothing about what the whole owns; a shard leaves it to the merging.
    if selection.isEmpty {
      everything.orphans = store.orphans(of: plan.runs.lazy.map(\.identity))
      if selection.shard == nil { summary.orphans = everything.orphans }
    }
    let lost = session.report(results, summary, everything: everything)
    // Of what was not run the last word is an older one.
    let ran = results.filter { $0.verdict != .skipped }
    let isWhole = end.interruption == nil && ran.count == results.count
    let kept = lastRun.record(
      results: ran, selected: isWhole ? identities : ran.map(\.identity), planned: plan.runs.map(\.identity))
    complain(complaints + lost + end.complaints + kept)
    // Whoever waits for a report must not take its absence for a pass.
    return session.isReportLost ? .combined([summary.exitCode, .internalError]) : summary.exitCode
  }

  /// The reports that were asked for; nil after saying why there are none.
  func makeReports() -> [any RunReport]? {
    var requests = command.reports
    if command.name == .run, environment.variables["GITHUB_ACTIONS"] == "true",
      !requests.contains(where: { $0.kind == .github })
    {
      requests.append(ReportRequest(kind: .github, path: nil))
    }
    let twice = ReportRequest.duplicates(requests, workingDirectory: environment.workingDirectory)
    var problems = twice.map { Diagnostic(at: nil, "two reports would be written to \(VisibleText.escaped($0))") }
    let context = ReportContext(
      workingDirectory: environment.workingDirectory, root: root, variables: environment.variables,
      output: environment.output)
    var reports: [any RunReport] = []
    for request in requests {
      do throws(Diagnostic) {
        reports.append(try request.makeReport(in: context))
      } catch {
        problems.append(error)
      }
    }
    guard problems.isEmpty else {
      complain(problems)
      _ = environment.errors.write("nothing was \(command.name == .run ? "run" : "done")\n")
      return nil
    }
    return reports
  }

  private func reportPlan(_ plan: Plan, _ selected: SelectedRuns) -> ReportPlan {
    ReportPlan(
      version: environment.version, root: store.rootName, hash: plan.hash, shard: selection.shard,
      planned: selected.planned.map(\.identity), runs: selected.runs.map { ReportedRun($0) })
  }

  /// `merge`: the reports of several machines as if one had run everything.
  func merge() throws(UsageError) -> ExitCode {
    guard !command.arguments.isEmpty else {
      throw UsageError(
        message: "`merge` needs the JSON reports of all shards", hint: "such as `merge shards/*.json`", command: .merge)
    }
    guard var reports = makeReports() else { return .usage }
    let merged: MergedRun
    do throws(MergeError) {
      merged = try Merge.merge(MergeInput.read(command.arguments, workingDirectory: environment.workingDirectory))
    } catch {
      complain(error.diagnostics)
      return .usage
    }
    var summary = merged.summary
    summary.isStrict = summary.isStrict || isCI || command.isStrict
    summary.flakyFails = summary.flakyFails || command.flakyFails
    var reporter = ConsoleReporter(
      settings: settings, output: environment.output, next: next,
      store: SnapshotStore(root: URL(argument: merged.plan.root, in: environment.workingDirectory)),
      // The pending texts are on the machines that made them.
      pendingElsewhere: "scenario-run-out", now: environment.now)
    reporter.isMerging = true
    reporter.begin(selected: merged.plan.planned.count, planned: merged.plan.planned.count, isCI: isCI)
    reporter.end(merged.results, summary)
    var problems = merged.complaints
    var codes = [merged.exitCode, summary.exitCode]
    for index in reports.indices {
      do throws(Diagnostic) {
        try reports[index].begin(merged.plan)
        try reports[index].end(merged.results, summary)
      } catch {
        problems.append(error)
        codes.append(.internalError)
      }
    }
    complain(problems)
    return .combined(codes)
  }

  private var executionOptions: ExecutionOptions {
    var options = ExecutionOptions(retries: command.retries, repetitions: command.repetitions)
    if let jobs = command.jobs { options.jobs = jobs }
    if let timeout = command.timeout { options.timeout = timeout }
    if let limit = command.memoryLimit { options.memoryLimit = limit }
    options.maxFailures = command.maxFailures
    options.isInProcess = command.isInProcess
    return options
  }

  /// `list`: one identity a line and nothing else.
  func list() throws(UsageError) -> ExitCode {
    guard let plan = plan() else { return .usage }
    guard let selected = try select(plan) else { return .emptySelection }
    print(selected.runs.map { "\($0.identity)\n" }.joined())
    return .passed
  }

  /// `show`: the fresh text of each run, or what went wrong.
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
