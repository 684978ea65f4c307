import Foundation
import ScenarioDocuments
import ScenarioStage
import ScenarioSupport

/// The cases of `swift test`: the whole plan, or the part that `SCENARIO_FILTER` selects.
@MainActor
struct TestPlan {
  /// Above this many runs a case is a document: the cost of Swift Testing grows with the square of the cases.
  static let caseLimit = 1_000

  /// The folder of the documents; nil when there is nothing to run.
  let root: URL?
  let cases: [ScenarioCase]

  init(
    catalog: Catalog, testFile: String, variables: [String: String] = ProcessInfo.processInfo.environment
  ) {
    guard let root = Self.root(testFile: testFile, variables: variables) else {
      self.init(broken: [
        Diagnostic(at: nil, "there is no folder Scenarios at or above the test's file", hint: "set SCENARIO_ROOT to it")
      ])
      return
    }
    let (plan, diagnostics) = ScenarioPlanning.plan(root: root, catalog: catalog)
    guard let plan else {
      self.init(broken: diagnostics)
      return
    }
    do throws(SelectionError) {
      self.init(root: root, cases: try Self.cases(of: plan, root: root, variables: variables))
    } catch {
      self.init(broken: [Diagnostic(at: nil, "SCENARIO_FILTER: \(error.message)", hint: error.hint)])
    }
  }

  private init(broken diagnostics: [Diagnostic]) {
    self.init(root: nil, cases: [ScenarioCase(broken: diagnostics)])
  }

  private init(root: URL?, cases: [ScenarioCase]) {
    self.root = root
    self.cases = cases
  }

  private static func cases(
    of plan: Plan, root: URL, variables: [String: String]
  ) throws(SelectionError) -> [ScenarioCase] {
    let runs = try selected(plan.runs, root: root, variables: variables)
    guard runs.count > caseLimit else { return runs.map { ScenarioCase($0) } }
    var cases: [ScenarioCase] = []
    for run in runs {
      if let last = cases.last, last.name == run.identity.path, case .runs(let others) = last.content {
        cases[cases.count - 1] = ScenarioCase(document: last.name, runs: others + [run])
      } else {
        cases.append(ScenarioCase(document: run.identity.path, runs: [run]))
      }
    }
    return cases
  }

  private static func selected(
    _ runs: [PlannedRun], root: URL, variables: [String: String]
  ) throws(SelectionError) -> [PlannedRun] {
    guard let filter = variables["SCENARIO_FILTER"], !filter.isEmpty else { return runs }
    var request = SelectionRequest()
    request.filters = [filter]
    let directory = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    let output = OutputFolder(workingDirectory: directory, variables: variables, isCI: false)
    let lastRun = LastRunFile(output: output, root: ParsedCommand.defaultRoot)
    let selected = try Selection(request, workingDirectory: directory, root: root)
      .select(from: runs, facts: SelectionFacts(lastRun: lastRun, root: root, variables: variables) { _ in }).runs
    // Swift Testing passes when there are no cases.
    guard !selected.isEmpty || runs.isEmpty else {
      throw SelectionError(message: "`\(VisibleText.escaped(filter))` means no scenario")
    }
    return selected
  }

  private static func root(testFile: String, variables: [String: String]) -> URL? {
    if let path = variables["SCENARIO_ROOT"], !path.isEmpty { return URL(fileURLWithPath: path) }
    var folder = URL(fileURLWithPath: testFile).deletingLastPathComponent().standardizedFileURL
    while true {
      let candidate = folder.appendingPathComponent("Scenarios")
      var isFolder: ObjCBool = false
      if FileManager.default.fileExists(atPath: candidate.path, isDirectory: &isFolder), isFolder.boolValue {
        return candidate
      }
      let parent = folder.deletingLastPathComponent()
      guard parent.path != folder.path else { return nil }
      folder = parent
    }
  }
}
