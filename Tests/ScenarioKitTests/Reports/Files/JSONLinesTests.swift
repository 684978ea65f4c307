import Foundation
import ScenarioTestSupport
import Testing

@testable import ScenarioDocuments
@testable import ScenarioKit

@Suite struct JSONLinesTests {
  private static let plan: ReportPlan = {
    var plan = ReportSamples.plan(
      ReportSamples.everyVerdict.map(\.identity.description), shard: Shard(index: 2, count: 4),
      of: ReportSamples.everyVerdict.map(\.identity.description) + ["other/a@local"])
    plan.runs[0].title = "A \"title\" with é, 👩‍👩‍👧, \u{2028} and \u{1B}[31m"
    plan.runs[1].title = nil
    plan.runs[1].tags = []
    plan.runs[2].location = SourceLocation(file: "Scenarios/previews")
    return plan
  }()

  private static let results: [RunResult] = ReportSamples.everyVerdict.map { result in
    var result = result
    result.output = "line\r\n\tone\u{0}\u{7F}\u{85}\u{FEFF}\u{202E}\\\"/"
    result.warnings = [
      Diagnostic(.warning, at: SourceLocation(file: "a.json", line: 1, column: 2), "odd", hint: "mend it"),
      Diagnostic(.warning, at: nil, "odd too"),
    ]
    return result
  }

  private func write(_ folder: TemporaryFolder, ends: Bool = true) throws {
    var report = JSONLinesReport(path: folder.url.path + "/a.json", shownPath: "a.json")
    try report.begin(Self.plan)
    for result in Self.results { try report.finished(result) }
    var summary = ReportSamples.summary(Self.plan, Self.results)
    summary.orphans = ["notes/__snapshots__/old.snap.txt"]
    summary.isStrict = true
    if ends { try report.end(Self.results, summary) }
  }

  private func read(_ text: String) throws -> JSONLinesReader.Reading {
    try JSONLinesReader.read(Array(text.utf8), file: "a.json")
  }

  private func problem(_ text: String) -> String? {
    do {
      _ = try read(text)
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test func eachLineIsAnEventThatOtherProgramsRead() throws {
    let folder = try TemporaryFolder()
    try write(folder)
    let text = try #require(folder.read("a.json"))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == Self.results.count + 3)
    #expect(lines.last == "")
    let events = try lines.dropLast().map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
    #expect(events.map { $0["event"] as? String } == ["plan"] + Self.results.map { _ in "result" } + ["end"])
    #expect(events[0]["format"] as? Int == 1)
    #expect(events[0]["hash"] as? String == "abc")
    #expect(events[0]["shard"] as? [String: Int] == ["index": 2, "count": 4])
    #expect((events[0]["planned"] as? [String])?.last == "other/a@local")
    let run = try #require((events[0]["runs"] as? [[String: Any]])?.first)
    #expect(run["title"] as? String == Self.plan.runs[0].title)
    #expect(run["line"] as? Int == 3)
    let result = events[1]
    #expect(result["identity"] as? String == "notes/list/case-0@local")
    #expect(result["verdict"] as? String == "passed")
    #expect(result["durationMs"] as? Double == 1.234)
    #expect(result["output"] as? String == Self.results[0].output)
    #expect(result["snapshot"] == nil)
    let end = events[events.count - 1]
    #expect(end["exitCode"] as? Int == 3)
    #expect(end["strict"] as? Bool == true)
    #expect(end["planned"] as? Int == Self.results.count)
    #expect((end["counts"] as? [String: Int])?["timed-out"] == 1)
    #expect(end["orphans"] as? [String] == ["notes/__snapshots__/old.snap.txt"])
  }

  @Test func noLineContainsACharacterThatEndsLinesOrCannotBeSeen() throws {
    let folder = try TemporaryFolder()
    try write(folder)
    let text = try #require(folder.read("a.json"))
    for scalar in text.unicodeScalars where scalar != "\n" {
      #expect(scalar.value >= 0x20 && ![0x7F, 0x85, 0x2028, 0x202E, 0xFEFF].contains(scalar.value))
    }
  }

  @Test func whatIsWrittenIsReadBack() throws {
    let folder = try TemporaryFolder()
    try write(folder)
    let reading = try read(try #require(folder.read("a.json")))
    #expect(reading.plan == Self.plan)
    #expect(reading.results == Self.results)
    #expect(
      reading.end
        == ReportEnd(missing: [], orphans: ["notes/__snapshots__/old.snap.txt"], isStrict: true, exitCode: 3))
    #expect(reading.warnings == [])
  }

  @Test func aTextIsOnlyKeptWhenItWaitsToBeAccepted() throws {
    var result = ReportSamples.changed("notes/a@local")
    result.verdict = .passed
    #expect(!String(decoding: JSONLinesReport.line(result), as: UTF8.self).contains("snapshot"))
  }

  @Test func eachResultIsInTheFileAsSoonAsItCame() throws {
    let folder = try TemporaryFolder()
    var report = JSONLinesReport(path: folder.url.path + "/a.json", shownPath: "a.json")
    try report.begin(Self.plan)
    for (index, result) in Self.results.enumerated() {
      #expect(folder.read("a.json")?.count { $0 == "\n" } == index + 1)
      try report.finished(result)
    }
  }

  @Test func resultsThatWereMergedAreWrittenInTheEndAndOnce() throws {
    let folder = try TemporaryFolder()
    var report = JSONLinesReport(path: folder.url.path + "/a.json", shownPath: "a.json")
    try report.begin(Self.plan)
    try report.finished(Self.results[3])
    try report.end(Self.results, ReportSamples.summary(Self.plan, Self.results))
    let reading = try read(try #require(folder.read("a.json")))
    #expect(reading.results.count == Self.results.count)
    #expect(reading.results.first == Self.results[3])
  }

  @Test func aCutOffLastLineIsAWarningAndTheRestIsRead() throws {
    let folder = try TemporaryFolder()
    try write(folder, ends: false)
    let text = try #require(folder.read("a.json"))
    let reading = try read(String(text.dropLast(20)))
    #expect(reading.results == Self.results.dropLast())
    #expect(reading.end == nil)
    #expect(
      reading.warnings.map(\.description) == [
        "a.json:12:1: warning: the last line is cut off: the run was ended while it wrote"
      ])
    #expect(try read("{\"event\":\"pl").plan == nil)
    #expect(try read("").plan == nil)
  }

  @Test func whatElseIsWrongIsToldWithItsPlace() throws {
    let plan = String(decoding: JSONLinesReport.line(Self.plan), as: UTF8.self)
    let result = String(decoding: JSONLinesReport.line(Self.results[0]), as: UTF8.self)
    let end = String(decoding: JSONLinesReport.line(ReportSamples.summary(Self.plan, [])), as: UTF8.self)
    #expect(problem(plan + "{\"event\":\n" + result)?.hasPrefix("a.json:2:10: error: ") == true)
    #expect(problem("[]\n")?.hasPrefix("a.json:1:1: error: expected an event, found an array; ") == true)
    #expect(problem("{\"component\": \"A\"}\n")?.hasPrefix("a.json:1:1: error: this is no event of a report; ") == true)
    #expect(problem(result)?.hasPrefix("a.json:1:1: error: the report does not begin with its plan; ") == true)
    #expect(problem(plan + plan) == "a.json:2:1: error: there is a second plan")
    #expect(problem(plan + end + result) == "a.json:3:1: error: the report goes on behind its end")
    #expect(
      problem(plan.replacing("\"format\":1", with: "\"format\":2"))
        == "a.json:1:26: error: the report has format 2, and this version reads format 1; "
        + "use the version that wrote it")
    #expect(
      problem(plan + result.replacing("\"passed\"", with: "\"pased\""))?
        .contains("error: there is no verdict \"pased\"; ") == true)
    #expect(
      problem(plan + result.replacing("\"attempts\":1", with: "\"attempts\":\"x\""))?
        .hasSuffix("error: expected a whole number, found a string") == true)
    #expect(
      problem(plan + result.replacing("\"attempts\":1,", with: ""))
        == "a.json:2:1: error: the event has no \"attempts\"")
    #expect(
      problem(plan + result.replacing("notes/list/case-0@local", with: "Notes"))
        == "a.json:2:30: error: \"Notes\" is not an identity")
  }

  @Test func aCutOffLineInTheMiddleIsAnError() throws {
    let plan = String(decoding: JSONLinesReport.line(Self.plan), as: UTF8.self)
    #expect(problem(plan.dropLast(9) + "\n" + plan)?.hasPrefix("a.json:1:") == true)
  }

  @Test func invalidUTF8IsToldWithItsPlace() throws {
    let plan = JSONLinesReport.line(Self.plan)
    #expect(throws: Diagnostic.self) {
      try JSONLinesReader.read(plan + Array("{\"event\":\"".utf8) + [0xFF] + Array("\"}\n".utf8), file: "a.json")
    }
  }

  @Test func eventsAndMembersOfLaterVersionsAreIgnored() throws {
    let plan = String(decoding: JSONLinesReport.line(Self.plan), as: UTF8.self)
    let reading = try read(
      plan.replacing("\"format\":1", with: "\"format\":1,\"later\":{}") + "{\"event\":\"progress\",\"percent\":3}\n")
    #expect(reading.plan == Self.plan)
  }

  @Test func durationsAreReadByTheirRuns() throws {
    let folder = try TemporaryFolder()
    try write(folder)
    let durations = try JSONLinesReader.durations(in: Array(folder.read("a.json")!.utf8), file: "a.json")
    #expect(durations.count == Self.results.count)
    #expect(durations[Self.results[0].identity] == .microseconds(1234))
  }
}
