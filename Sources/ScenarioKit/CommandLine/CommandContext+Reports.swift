import Foundation
import ScenarioDocuments
import ScenarioSupport

extension CommandContext {
  /// The requested reports; nil when one cannot be made, which is printed.
  func makeReports() -> [any RunReport]? {
    var requests = command.reports
    if command.name == .run, environment.variables["GITHUB_ACTIONS"] == "true",
      !requests.contains(where: { $0.kind == .github })
    {
      requests.append(ReportRequest(kind: .github, path: nil))
    }
    let twice = ReportRequest.duplicates(requests, workingDirectory: environment.workingDirectory)
    var problems = twice.map { Diagnostic(at: nil, "two reports would be written to \(VisibleText.escaped($0))") }
    for case let path? in requests.map(\.path) {
      let place = URL(argument: path, in: environment.workingDirectory).path
      if command.name == .run, place.hasPrefix(root.path + "/") {
        problems.append(
          Diagnostic(
            at: nil, "the report \(VisibleText.escaped(path)) would lie among the scenarios",
            hint: "nothing is written below their root"))
      }
      if command.name == .merge,
        command.request.arguments.contains(where: { URL(argument: $0, in: environment.workingDirectory).path == place })
      {
        problems.append(
          Diagnostic(at: nil, "the report \(VisibleText.escaped(path)) would replace one that is to be merged"))
      }
    }
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
      _ = environment.errors.write("nothing was \(command.name.description.putsRunsOnStage ? "run" : "done")\n")
      return nil
    }
    return reports
  }

  /// The plan in the form that reports need.
  func reportPlan(_ plan: Plan, _ selected: SelectedRuns) -> ReportPlan {
    ReportPlan(
      version: environment.version, root: store.rootName, hash: plan.hash, shard: selection.shard,
      planned: selected.planned.map(\.identity), runs: selected.runs.map { ReportedRun($0) })
  }
}
