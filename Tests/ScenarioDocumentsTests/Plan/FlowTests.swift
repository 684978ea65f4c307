import ScenarioTestSupport
import Testing

@testable import ScenarioDocuments

@Suite struct FlowTests {
  private let catalog = CatalogIndex(components: ["C": { _ in [] }])

  private func plan(_ steps: String, flows: String) throws -> (steps: [Step], problems: [String]) {
    let (runs, problems) = try DocumentFolder.steps(steps, flows: flows).plan(catalog)
    return (runs.first?.steps ?? [], problems)
  }

  private func words(_ steps: [Step]) -> [String] {
    steps.map { step in
      switch step.action {
      case .tap(let target): "tap \(target)"
      case .type(let text, let target): "type \(text) into \(target)"
      case .advance(let time): "advance \(time)"
      default: step.verb.rawValue
      }
    }
  }

  @Test func `a flow's steps take the place of run, parameters filled in`() throws {
    let (steps, problems) = try plan(
      "[\"settle\",\n {\"run\": \"fill\", \"with\": {\"title\": \"Milk {x}\", \"delay\": \"2s\", \"count\": 2}}]",
      flows: """
        { "fill": [ { "type": "<{title}> {count}", "into": "Title" }, { "advance": "{delay}" },
            { "repeat": "{count}", "steps": [ { "run": "press", "with": { "what": "OK {count}" } } ] } ],
          "press": [ { "tap": { "button": "{what}" } } ] }
        """
    )
    #expect(problems == [])
    #expect(
      words(steps) == [
        "settle", "type <Milk {x}> 2 into \"Title\"", "advance 2.0 seconds", "tap Button \"OK 2\"",
        "tap Button \"OK 2\"",
      ]
    )
    #expect(steps[0].callers.isEmpty)
    #expect(steps[1].callers.map(\.description) == ["Scenarios/a.json:3:2"])
    #expect(steps[3].callers.map(\.file) == ["Scenarios/a.json", "Scenarios/environments.json"])
    #expect(steps[3].location.file == "Scenarios/environments.json")
  }

  @Test func `the nearest flow of a name counts`() throws {
    let folder = try DocumentFolder.steps("[{\"run\": \"f\"}]", flows: "{\"f\": [{\"tap\": \"far\"}]}")
    try folder.write("{\"steps\": {\"f\": [{\"tap\": \"near\"}]}}", to: "n/environments.json")
    try folder.write("{\"component\": \"C\", \"scenarios\": {\"s\": {\"steps\": [{\"run\": \"f\"}]}}}", to: "n/a.json")
    #expect(folder.plan(catalog).runs.flatMap { words($0.steps) } == ["tap \"far\"", "tap \"near\""])
  }

  @Test(
    "a wrong call of a flow is told with its place",
    arguments: [
      (
        "[{\"run\": \"fil\"}]", "{\"fill\": []}",
        "Scenarios/a.json:2:2: error: unknown flow \"fil\"; did you mean \"fill\"?"
      ),
      (
        "[{\"run\": \"x\"}]", "{}",
        "Scenarios/a.json:2:2: error: unknown flow \"x\"; flows are the \"steps\" of an environments.json"
      ),
      (
        "[{\"run\": \"f\"}]", "{\"f\": [{\"tap\": \"{a}\"}]}",
        "Scenarios/a.json:2:2: error: the flow \"f\" needs \"a\"; add \"with\": { \"a\": … }"
      ),
      (
        "[{\"run\": \"f\", \"with\": {\"titel\": 1, \"title\": 2}}]", "{\"f\": [{\"tap\": \"{title}\"}]}",
        "Scenarios/a.json:2:24: error: the flow \"f\" has no parameter \"titel\"; did you mean \"title\"?"
      ),
      (
        "[{\"run\": \"f\"}]", "{\"f\": [{\"run\": \"g\"}], \"g\": [{\"run\": \"f\"}]}",
        "Scenarios/environments.json:2:29: error: the flow runs itself: f → g → f; remove one \"run\""
      ),
      (
        "[{\"run\": \"f\", \"with\": {\"a\": [1]}}]", "{\"f\": [{\"tap\": \"x {a}\"}]}",
        "Scenarios/a.json:2:29: error: an array for \"a\" cannot stand inside the text \"x {a}\"; "
          + "pass a string, a number, true or false"
      ),
      (
        "[{\"run\": \"f\", \"with\": {\"a\": \"soon\"}}]", "{\"f\": [{\"advance\": \"{a}\"}]}",
        "Scenarios/environments.json:2:20: error: \"advance\": \"soon\" is not a duration; write it as 150ms, 1.5s, 2m or 1h"
      ),
      (
        "[{\"repeat\": 10000, \"steps\": [{\"repeat\": 10000, \"steps\": [\"settle\"]}]}]", "{}",
        "Scenarios/a.json:1:34: error: the scenario has more than 100000 steps; repeat less often"
      ),
    ])
  func mistakes(steps: String, flows: String, expected: String) throws {
    #expect(try plan(steps, flows: flows).problems == [expected])
  }

  @Test func `a flow that nobody runs is checked too, and its parameters stand for anything`() throws {
    let flows = """
      {"a": [{"tapp": "x"}], "b": [{"advance": "{x}"}, {"repeat": "{n}", "steps": []}, {"expect": "A", "is": "{y}", "count": "{n}"}]}
      """
    let problems = try DocumentFolder.steps("[]", flows: flows).load().diagnostics
    #expect(problems.map(\.message) == ["unknown step \"tapp\""])
  }
}
