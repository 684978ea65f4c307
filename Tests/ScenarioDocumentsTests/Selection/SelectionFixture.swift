import Foundation
import ScenarioTestSupport

@testable import ScenarioDocuments

/// A plan with all that a filter can ask for, and selections from it by the index of the run.
struct SelectionFixture {
  static let failed = ["notes/notes-app/creates@error+de"]

  static let runs = [
    run("counter/counts@local", "Counter", ["smoke"]),
    run("notes/notes-app/creates@local", "NotesApp", ["smoke", "slow"]),
    run("notes/notes-app/creates@error+de", "NotesApp", ["slow"]),
    run("notes/deep/list/shows@local+ar+huge", "NotesList", []),
    run("previews/feature/notes/1@local", "Preview", ["has space", "p(1)", "größe"], document: "shots/notes"),
  ]

  static func run(
    _ identity: String, _ component: String = "App", _ tags: [String] = [], document: String? = nil
  ) -> PlannedRun {
    var run = SamplePlan.plan([identity]).runs[0]
    run.component = component
    run.tags = tags
    if let document { run.documentFile = "Scenarios/\(document).json" }
    return run
  }

  static var facts: SelectionFacts {
    SelectionFacts(
      failed: { () throws(SelectionError) in Set(failed.map { RunIdentity(parsing: $0)! }) },
      changed: { (_) throws(SelectionError) in ChangedFiles(paths: ["notes/deep/fixtures/two.json"]) })
  }

  /// What a filter means, by index.
  static func matched(_ filter: String) throws(SelectionError) -> [Int] {
    try selected { $0.filters = [filter] }
  }

  static func selected(_ change: (inout SelectionRequest) -> Void) throws(SelectionError) -> [Int] {
    let selected = try selection(change).select(from: runs, facts: facts).runs
    return selected.map { run in runs.firstIndex { $0.identity == run.identity }! }
  }

  static func selection(
    workingDirectory: URL = URL(fileURLWithPath: "/nowhere"), _ change: (inout SelectionRequest) -> Void
  ) throws(SelectionError) -> Selection {
    var request = SelectionRequest()
    change(&request)
    return try Selection(
      request, workingDirectory: workingDirectory, root: workingDirectory.appendingPathComponent("Scenarios"))
  }

  /// What is wrong with a filter; empty when nothing is.
  static func error(_ filter: String) -> String {
    do throws(SelectionError) {
      _ = try FilterParser.parse(filter)
      return ""
    } catch {
      return error.message
    }
  }
}
