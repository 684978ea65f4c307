import Foundation
import Testing

@testable import ScenarioDocuments
@testable import ScenarioKit

@Suite struct GitHubAnnotationsTests {
  private func lines(_ results: [RunResult], missing: [String] = [], prefix: String = "") throws -> [String] {
    let plan = ReportSamples.plan(results.map(\.identity.description) + missing)
    let captured = CapturedOutput()
    var report = GitHubAnnotations(.output(captured.output()), pathPrefix: prefix)
    try report.begin(plan)
    for result in results { try report.finished(result) }
    #expect(captured.text == "")
    try report.end(results, ReportSamples.summary(plan, results))
    return captured.text.split(separator: "\n").map(String.init)
  }

  @Test func aFailureStandsAtTheLineOfItsStep() throws {
    var result = ReportSamples.result("notes/list/a@local", .failed, "There is no Button.")
    result.problems[0].location = SourceLocation(file: "Scenarios/notes/list.json", line: 14, column: 9)
    result.problems[0].step = "tap Button"
    #expect(
      try lines([result], prefix: "app/") == [
        "::error file=app/Scenarios/notes/list.json,line=14,col=9,title=failed%3A notes/list/a (local)"
          + "::> tap Button%0AThere is no Button."
      ])
  }

  @Test func aChangedRunStandsAtItsScenario() throws {
    #expect(
      try lines([ReportSamples.changed("notes/a@local")]) == [
        "::error file=Scenarios/notes.json,line=3,col=5,title=changed%3A notes/a (local)"
          + "::the text differs from the stored snapshot (1 line added, 1 removed)"
          + "%0A@@ -1,3 +1,3 @@%0A snapshot 1 notes/a@local%0A %0A-  Button \"Create\"%0A+  Button \"Save\""
      ])
  }

  @Test func aLongDifferenceIsCut() throws {
    let new = (1...100).map { "  Text \($0)" }.joined(separator: "\n")
    let line = try #require(try lines([ReportSamples.changed("notes/a@local", new: new)]).first)
    #expect(line.hasSuffix("%0A+  Text 16%0A… 84 more lines"))
  }

  @Test func whatPassedSaysNothing() throws {
    #expect(try lines([ReportSamples.result("notes/a@local"), ReportSamples.result("notes/b@local", .skipped)]) == [])
  }

  @Test func aFlakyRunIsAWarning() throws {
    var result = ReportSamples.result("notes/a@local", .flaky, "It crashed.")
    result.attempts = 3
    #expect(
      try lines([result]) == [
        "::warning file=Scenarios/notes.json,line=3,col=5,title=flaky%3A notes/a (local)"
          + "::passed on attempt 3: It crashed."
      ])
  }

  @Test func whatWouldEndACommandIsEscaped() throws {
    let result = ReportSamples.result("notes/a@local", .failed, "100%: a,b\r\n::error::forged\u{1B}[0m")
    #expect(
      try lines([result]) == [
        "::error file=Scenarios/notes.json,line=3,col=5,title=failed%3A notes/a (local)"
          + "::100%25: a,b\\r\\n::error::forged\\e[0m"
      ])
  }

  @Test func runsOfOneScenarioThatEndedTheSameWayAreOneAnnotation() throws {
    let results = ["local", "error", "local+de"].map { ReportSamples.result("notes/a@\($0)", .failed, "no") }
    let other = ReportSamples.result("notes/a@empty", .failed, "something else")
    let lines = try lines(results + [other])
    #expect(lines.count == 2)
    #expect(lines[0].contains("title=failed%3A notes/a (local%2C error%2C local+de)::no"))
    #expect(lines[1].contains("title=failed%3A notes/a (empty)::something else"))
  }

  @Test func thereAreTenAtMostAndTheTenthCountsTheRest() throws {
    let results = (1...14).flatMap { number in
      ["local", "error"].map { ReportSamples.result("notes/case-\(number)@\($0)", .failed, "no") }
    }
    let lines = try lines(results)
    #expect(lines.count == 10)
    #expect(
      lines[9] == "::error title=and 5 more::5 more groups with 10 runs need attention, in Scenarios/notes.json; "
        + "the log of the job has them all")
    #expect(try self.lines(Array(results.prefix(20))).filter { $0.contains("more") } == [])
  }

  @Test func errorsComeBeforeWarnings() throws {
    let flaky = (1...12).map { ReportSamples.result("notes/case-\($0)@local", .flaky, "no") }
    let lines = try lines(flaky + [ReportSamples.result("tags/a@local", .failed, "no")])
    #expect(lines[0].hasPrefix("::error file=Scenarios/tags.json"))
    #expect(lines.count == 10)
    #expect(lines[9].hasPrefix("::warning title=and 4 more::"))
  }

  @Test func missingRunsAreOneError() throws {
    let lines = try lines([ReportSamples.result("notes/a@local")], missing: ["notes/b@local", "notes/c@local"])
    #expect(
      lines == [
        "::error title=missing%3A 2 planned runs"
          + "::2 of 3 planned runs reported no result: notes/b@local, notes/c@local"
      ])
  }

  @Test func anOutputThatNobodyReadsIsAnError() throws {
    let plan = ReportSamples.plan(["notes/a@local"])
    let results = [ReportSamples.result("notes/a@local", .failed, "no")]
    var report = GitHubAnnotations(.output(ConsoleOutput { _ in false }), pathPrefix: "")
    try report.begin(plan)
    #expect(throws: Diagnostic.self) { try report.end(results, ReportSamples.summary(plan, results)) }
  }
}
