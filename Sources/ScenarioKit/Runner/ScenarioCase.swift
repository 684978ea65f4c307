import Foundation
import ScenarioDocuments
import ScenarioStage
import Testing

/// A planned run, or a document with several, as an argument of a parameterised test.
///
/// ```swift
/// @Suite(.serialized) struct Scenarios {
///   @Test(arguments: await ScenarioCase.all(of: MyCatalog.make))
///   func scenario(_ scenario: ScenarioCase) async { await scenario.run() }
/// }
/// ```
///
/// In `scenario-run` the cases are the batch that the runner is at; in `swift test` they are the whole plan.
public struct ScenarioCase: Sendable, CustomTestStringConvertible {
  enum Content: Sendable {
    case runs([PlannedRun])
    /// Documents or a catalog that cannot be planned.
    case broken([Diagnostic])
  }

  let name: String
  let content: Content

  /// The identity of the run, or of the document.
  public var testDescription: String { name }

  /// The cases of this process.
  ///
  /// - Parameters:
  ///   - catalog: Makes the catalog; called once.
  ///   - testFile: Where the search for the folder `Scenarios` starts when `SCENARIO_ROOT` does not name it.
  public static func all(
    of catalog: @MainActor @Sendable () -> Catalog, testFile: String = #filePath
  ) async -> [ScenarioCase] {
    if let batch = ScenarioSession.shared.batch { return batch.map { ScenarioCase($0) } }
    let catalog = await catalog()
    let plan = await TestPlan(catalog: catalog, testFile: testFile)
    if let root = plan.root { ScenarioSession.shared.begin(of: catalog, root: root) }
    return plan.cases
  }

  init(_ run: PlannedRun) {
    name = run.identity.description
    content = .runs([run])
  }

  init(document: String, runs: [PlannedRun]) {
    name = document
    content = .runs(runs)
  }

  init(broken diagnostics: [Diagnostic]) {
    name = "documents"
    content = .broken(diagnostics)
  }

  /// Puts the run on stage, and records an issue for each problem.
  public func run() async {
    switch content {
    case .broken(let diagnostics):
      for diagnostic in diagnostics { Issue.record("\(diagnostic)") }
    case .runs(let runs):
      for run in runs { await ScenarioSession.shared.perform(run) }
    }
  }
}
