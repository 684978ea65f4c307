import PreviewKit
import ScenarioTestSupport
import Testing

@testable import ScenarioKit
@testable import ScenarioStage

/// From what the stage made of a run to the result that is judged.
@MainActor @Suite struct StagedResultTests {
  private let catalog = Catalog { Component("Subject") { Button("Add") {} } }

  @Test func `a run that went well has a text with the first line of a snapshot`() async throws {
    let folder = try DocumentFolder.document(#"{ "component": "Subject", "scenarios": { "s": {} } }"#)
    let run = try #require(ScenarioPlanning.plan(root: folder.root, catalog: catalog).plan?.runs.first)
    let result = RunResult(await StageRunner.run(run, of: catalog, isAlone: false), of: run)
    #expect(result.verdict == .passed)
    #expect(result.snapshotText == "snapshot 1 a/s@local\n\nFrame \"start\"\n  Button \"Add\"\n")
  }

  @Test func `a failure that is expected is one, and passing against expectation is a problem`() async throws {
    let folder = try DocumentFolder([
      "environments.json": #"{ "environments": { "local": { "default": true } } }"#,
      "a.json": """
      { "component": "Subject", "scenarios": {
        "fails": { "expectedFailure": "known", "steps": [{ "tap": "Nobody" }] },
        "passes": { "expectedFailure": "known" }
      } }
      """,
    ])
    let plan = try #require(ScenarioPlanning.plan(root: folder.root, catalog: catalog).plan)
    let judge = SnapshotJudge(store: SnapshotStore(root: folder.root))
    var verdicts: [Verdict] = []
    for run in plan.runs {
      let result = RunResult(await StageRunner.run(run, of: catalog, isAlone: false), of: run)
      verdicts.append(judge.judge(result, expectedFailure: run.expectedFailure).verdict)
    }
    #expect(verdicts == [.expectedFailure, .unexpectedPass])
  }
}
