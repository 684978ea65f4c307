import Foundation
import ScenarioDocuments

extension CommandContext {
  /// `merge`: reports the results of several machines as if one machine had run everything.
  func merge() throws(UsageError) -> ExitCode {
    guard !command.request.arguments.isEmpty else {
      throw UsageError(
        message: "`merge` needs the JSON reports of all shards", hint: "such as `merge shards/*.json`", command: .merge)
    }
    guard var reports = makeReports() else { return .usage }
    var merged: MergedRun
    do throws(MergeError) {
      merged = try Merge.merge(
        MergeInput.read(command.request.arguments, workingDirectory: environment.workingDirectory))
    } catch {
      complain(error.diagnostics)
      return .usage
    }
    if isCI || command.isStrict { merged.summary.isStrict = true }
    if command.flakyFails { merged.summary.flakyFails = true }
    var reporter = ConsoleReporter(
      settings: settings, output: environment.output, next: next,
      store: SnapshotStore(root: URL(argument: merged.plan.root, in: environment.workingDirectory)),
      // The pending texts are on the machines that made them.
      pendingElsewhere: "scenario-run-out", now: environment.now)
    reporter.isMerging = true
    reporter.begin(selected: merged.plan.planned.count, planned: merged.plan.planned.count, isCI: isCI)
    reporter.end(merged.results, merged.summary)
    var problems = merged.complaints
    var codes = [merged.exitCode, merged.summary.exitCode]
    for index in reports.indices {
      do throws(Diagnostic) {
        try merged.write(&reports[index])
      } catch {
        problems.append(error)
        codes.append(.internalError)
      }
    }
    complain(problems)
    return .combined(codes)
  }
}
