import Foundation
import ScenarioTestSupport
import Testing

@testable import ScenarioDocuments
@testable import ScenarioKit

@Suite struct MergeTests {
  private static let all = ["notes/a@local", "notes/b@local", "tags/c@local", "tags/d@local", "tags/e@local"]

  /// The report of a run.
  private func input(
    _ name: String, _ identities: [String], shard: (Int, Int)? = nil, hash: String = "abc", of planned: [String] = all,
    results: [RunResult]? = nil, orphans: [String] = [], strict: Bool = false, ends: Bool = true, exitCode: Int? = nil
  ) -> MergeInput {
    let plan = ReportSamples.plan(
      identities, shard: shard.flatMap { Shard(index: $0.0, count: $0.1) }, of: planned, hash: hash)
    let results = results ?? identities.map { ReportSamples.result($0) }
    var summary = ReportSamples.summary(plan, results)
    summary.orphans = orphans
    summary.isStrict = strict
    var end = String(decoding: JSONLinesReport.line(summary), as: UTF8.self)
    if let exitCode {
      end = end.replacing("\"exitCode\":\(summary.exitCode.rawValue)", with: "\"exitCode\":\(exitCode)")
    }
    return MergeInput(
      name: name,
      bytes: JSONLinesReport.line(plan) + results.flatMap(JSONLinesReport.line) + (ends ? Array(end.utf8) : []))
  }

  private var shards: [MergeInput] {
    [
      input("A.json", [Self.all[0], Self.all[3]], shard: (1, 3)),
      input("B.json", [Self.all[1], Self.all[4]], shard: (2, 3)),
      input("C.json", [Self.all[2]], shard: (3, 3)),
    ]
  }

  private func messages(_ run: MergedRun) -> [String] { run.complaints.map(\.description) }

  private func errors(_ inputs: [MergeInput]) -> [String] {
    do {
      _ = try Merge.merge(inputs)
      return []
    } catch {
      return error.diagnostics.map(\.description)
    }
  }

  @Test func shardsMergeIntoTheWholePlanInWhateverOrderTheyCome() throws {
    for inputs in [shards, shards.reversed()] {
      let run = try Merge.merge(inputs)
      #expect(run.results.map(\.identity.description) == Self.all)
      #expect(run.plan.runs.map(\.identity.description) == Self.all)
      #expect(run.plan.runs[2].location.line == 3)
      #expect(run.plan.shard == nil)
      #expect(run.summary.planned == 5)
      #expect(run.complaints == [])
      #expect(run.exitCode == .passed)
    }
  }

  @Test func oneReportOfAWholeRunMergesToItself() throws {
    let run = try Merge.merge([input("A.json", Self.all)])
    #expect(run.results.count == 5)
    #expect(run.exitCode == .passed)
  }

  @Test func aLostShardIsNamedWithItsRunsAndRed() throws {
    let run = try Merge.merge([shards[0], shards[2]])
    #expect(run.summary.missing.map(\.description) == [Self.all[1], Self.all[4]])
    #expect(messages(run) == ["error: shard 2/3 is missing, with notes/b@local, tags/e@local"])
    #expect(run.exitCode == .incomplete)
    #expect(run.plan.runs[1].location == SourceLocation(file: "Scenarios/notes.json"))
  }

  @Test func aShardThatHadNothingToRunMayBeLeftOut() throws {
    let run = try Merge.merge([
      input("A.json", Array(Self.all[..<3]), shard: (1, 3)), input("B.json", Array(Self.all[3...]), shard: (2, 3)),
    ])
    #expect(run.complaints == [])
    #expect(run.exitCode == .passed)
  }

  @Test func anEmptyShardIsNoEmptySelection() throws {
    let run = try Merge.merge([
      input("A.json", Self.all, shard: (1, 2)), input("B.json", [], shard: (2, 2)),
    ])
    #expect(run.exitCode == .passed)
  }

  @Test func aShardThatWasCutOffIsNamedAndRed() throws {
    let cut = input(
      "B.json", [Self.all[1], Self.all[4]], shard: (2, 3), results: [ReportSamples.result(Self.all[1])], ends: false)
    let run = try Merge.merge([shards[0], cut, shards[2]])
    #expect(
      messages(run) == [
        "error: B.json (shard 2/3) was cut off: it has no end, and 1 of 2 runs",
        "error: B.json (shard 2/3) reported no result of tags/e@local",
      ])
    #expect(run.exitCode == .incomplete)
  }

  @Test func aReportWithoutEndIsRedEvenWhenEachRunWasReported() throws {
    let cut = input("B.json", [Self.all[1], Self.all[4]], shard: (2, 3), ends: false)
    let run = try Merge.merge([shards[0], cut, shards[2]])
    #expect(run.summary.missing == [])
    #expect(run.exitCode == .incomplete)
  }

  @Test func aTruncatedLineIsToldAndTheRestCounts() throws {
    var cut = input("B.json", [Self.all[1], Self.all[4]], shard: (2, 3), ends: false)
    cut.bytes.removeLast(5)
    let run = try Merge.merge([shards[0], cut, shards[2]])
    #expect(
      messages(run).first == "B.json:3:1: warning: the last line is cut off: the run was ended while it wrote")
    #expect(run.summary.missing.map(\.description) == [Self.all[4]])
    #expect(run.exitCode == .incomplete)
  }

  @Test func anEmptyReportIsALostShard() throws {
    let run = try Merge.merge([shards[0], MergeInput(name: "B.json", bytes: []), shards[2]])
    #expect(
      messages(run) == [
        "error: B.json has no plan: its run was cut off before it began",
        "error: shard 2/3 is missing, with notes/b@local, tags/e@local",
      ])
    #expect(run.exitCode == .incomplete)
  }

  @Test func differentPlansAreNotMerged() throws {
    let advice = "were they built from the same commit?; run every shard from one commit, with the same filters"
    let other = input("B.json", [Self.all[1]], shard: (2, 3), hash: "def")
    #expect(errors([shards[0], other]) == ["error: A.json and B.json have different plans: \(advice)"])
    let fewer = input("B.json", [Self.all[1]], shard: (2, 3), of: Array(Self.all[..<4]))
    #expect(errors([shards[0], fewer]) == ["error: A.json and B.json have different plans: \(advice)"])
  }

  @Test func whatIsNoReportIsToldWithItsPlace() throws {
    #expect(
      errors([shards[0], MergeInput(name: "B.json", bytes: Array("<xml/>\n".utf8))]).first?
        .hasPrefix("B.json:1:1: error: expected a value, found \"<\"") == true)
    #expect(errors([]).first?.hasPrefix("error: there is no report to merge") == true)
    #expect(
      errors([MergeInput(name: "A.json", bytes: [])]).first?
        .hasPrefix("error: no report has a plan: every run was cut off") == true)
  }

  @Test func aRunThatWasReportedTwiceIsNamedAndCountsOnceWithTheWorseVerdict() throws {
    let again = input(
      "D.json", [Self.all[0]], shard: (1, 3), results: [ReportSamples.result(Self.all[0], .failed, "no")])
    for inputs in [shards + [again], [again] + shards] {
      let run = try Merge.merge(inputs)
      #expect(run.results.count == 5)
      #expect(run.results[0].verdict == .failed)
      #expect(run.summary.counts == [.passed: 4, .failed: 1])
      #expect(run.exitCode == .failed)
    }
    #expect(
      messages(try Merge.merge(shards + [again])) == [
        "error: 1 run was reported by A.json (shard 1/3) and D.json (shard 1/3); the worst verdict counts: "
          + "notes/a@local"
      ])
  }

  @Test func aSecondReportOfGreenRunsIsNotGreen() throws {
    let run = try Merge.merge(shards + [shards[0]])
    #expect(run.exitCode == .failed)
    #expect(messages(run).first?.hasPrefix("error: 2 runs were reported by A.json (shard 1/3) and A.json") == true)
  }

  @Test func aRunThatOneReportHasTwiceIsNamed() throws {
    let twice = input("A.json", Self.all, results: (Self.all + [Self.all[0]]).map { ReportSamples.result($0) })
    let run = try Merge.merge([twice])
    #expect(
      messages(run) == ["error: 1 run was reported 2 times by A.json; the worst verdict counts: notes/a@local"])
    #expect(run.exitCode == .failed)
  }

  @Test func whatWasNotPlannedIsNamedAndRed() throws {
    let run = try Merge.merge([
      input("A.json", Self.all, results: (Self.all + ["x/y@local"]).map { ReportSamples.result($0) })
    ])
    #expect(messages(run) == ["error: A.json reports what was not planned: x/y@local"])
    #expect(run.results.count == 5)
    #expect(run.exitCode == .failed)
  }

  @Test func orphansAreReportedOnceAndCountOnlyHere() throws {
    let inputs = [
      input("A.json", Array(Self.all[..<3]), shard: (1, 2), orphans: ["b", "a"], strict: true),
      input("B.json", Array(Self.all[3...]), shard: (2, 2), orphans: ["a", "b"], strict: true, exitCode: 0),
    ]
    let run = try Merge.merge(inputs)
    #expect(run.summary.orphans == ["a", "b"])
    #expect(run.summary.isStrict)
    #expect(run.exitCode == .hygiene)
  }

  @Test func theWorstVerdictOfAllShardsCounts() throws {
    let crashed = input(
      "C.json", [Self.all[2]], shard: (3, 3), results: [ReportSamples.result(Self.all[2], .crashed, "signal 11")])
    #expect(try Merge.merge([shards[0], shards[1], crashed]).exitCode == .crashed)
  }

  @Test func whatAShardSaidOfItselfIsNotForgotten() throws {
    let failed = input("C.json", [Self.all[2]], shard: (3, 3), exitCode: 1)
    #expect(try Merge.merge([shards[0], shards[1], failed]).exitCode == .failed)
    let interrupted = input("C.json", [Self.all[2]], shard: (3, 3), exitCode: 143)
    let run = try Merge.merge([shards[0], shards[1], interrupted])
    #expect(messages(run) == ["error: C.json (shard 3/3) was interrupted"])
    #expect(run.exitCode == .incomplete)
  }

  @Test func anotherVersionIsAWarning() throws {
    var other = shards[1]
    let text = String(decoding: other.bytes, as: UTF8.self)
    other.bytes = Array(text.replacing("\"version\":\"0.1.0\"", with: "\"version\":\"0.2.0\"").utf8)
    let run = try Merge.merge([shards[0], other, shards[2]])
    #expect(messages(run) == ["warning: B.json was written by version 0.2.0, and A.json by 0.1.0"])
    #expect(run.exitCode == .passed)
  }

  @Test func differencesSurviveTheMergeAndReportsOfTheWholeCanBeWritten() throws {
    let folder = try TemporaryFolder()
    let changed = ReportSamples.changed(Self.all[2])
    let run = try Merge.merge([shards[0], shards[1], input("C.json", [Self.all[2]], shard: (3, 3), results: [changed])])
    #expect(run.results[2] == changed)
    var junit = JUnitReport(path: folder.url.path + "/all.xml", shownPath: "all.xml", pathPrefix: "")
    try run.write(&junit)
    let root = try #require(ParsedXML.parse(folder.read("all.xml") ?? ""))
    #expect(root["tests"] == "5")
    #expect(root.all("failure").count == 1)
    var json = JSONLinesReport(path: folder.url.path + "/all.json", shownPath: "all.json")
    try run.write(&json)
    let again = try Merge.merge(try MergeInput.read(["all.json"], workingDirectory: folder.url))
    #expect(again.results == run.results)
    #expect(again.plan == run.plan)
  }

  @Test func filesThatCannotBeReadAreAllNamed() throws {
    let folder = try TemporaryFolder()
    try folder.write("", "folder/x")
    #expect(
      throws: MergeError(diagnostics: [
        Diagnostic(at: nil, "cannot read gone.json: there is no such file or folder"),
        Diagnostic(at: nil, "cannot read folder: a folder stands where a file is needed"),
      ])
    ) { try MergeInput.read(["gone.json", "folder"], workingDirectory: folder.url) }
  }
}
