import Foundation
import ScenarioTestSupport
import Testing

@testable import ScenarioKit

@Suite struct JUnitReportTests {
  private func report(_ folder: TemporaryFolder, prefix: String = "") -> JUnitReport {
    JUnitReport(path: folder.url.path + "/out/junit.xml", shownPath: "out/junit.xml", pathPrefix: prefix)
  }

  private func document(
    _ results: [RunResult], missing: [String] = [], prefix: String = ""
  ) throws -> ParsedXML {
    let folder = try TemporaryFolder()
    let plan = ReportSamples.plan(results.map(\.identity.description) + missing)
    var report = report(folder, prefix: prefix)
    try report.begin(plan)
    for result in results.reversed() { try report.finished(result) }
    try report.end(results, ReportSamples.summary(plan, results))
    return try #require(ParsedXML.parse(folder.read("out/junit.xml") ?? ""))
  }

  @Test func thereIsASuiteForEachDocumentAndACaseForEachRunInTheOrderOfThePlan() throws {
    let results = ReportSamples.everyVerdict
    let root = try document(results)
    #expect(root.name == "testsuites")
    #expect(root["name"] == "Scenarios")
    let suites = root.children
    #expect(suites.map { $0["name"] } == ["notes/list", "tags"])
    #expect(suites.map { $0["file"] } == ["Scenarios/notes/list.json", "Scenarios/tags.json"])
    let cases = root.all("testcase")
    #expect(cases.map { $0["name"] } == results.map(\.identity.name))
    #expect(cases[0]["classname"] == "notes.list")
    #expect(cases[0]["file"] == "Scenarios/notes/list.json")
    #expect(cases[0]["line"] == "3")
    #expect(cases[0]["time"] == "0.001")
  }

  @Test func verdictsBecomeTheElementsThatReadersKnow() throws {
    let results = ReportSamples.everyVerdict
    let cases = try document(results).all("testcase")
    let elements = Dictionary(
      uniqueKeysWithValues: zip(results.map(\.verdict), cases.map { $0.children.map(\.name) }))
    #expect(elements[.passed] == [])
    for verdict in [Verdict.changed, .new, .failed, .orderDependent, .unexpectedPass] {
      #expect(elements[verdict] == ["failure"])
    }
    #expect(elements[.crashed] == ["error"])
    #expect(elements[.timedOut] == ["error"])
    #expect(elements[.skipped] == ["skipped"])
    #expect(elements[.flaky] == ["flakyError"])
    #expect(elements[.expectedFailure] == ["system-out"])
  }

  @Test func theCountsAreThoseOfTheCases() throws {
    let root = try document(ReportSamples.everyVerdict, missing: ["tags/lost@local"])
    for element in [root] + root.children {
      let cases = element.all("testcase")
      #expect(element["tests"] == "\(cases.count)")
      #expect(element["failures"] == "\(element.all("failure").count)")
      #expect(element["errors"] == "\(element.all("error").count)")
    }
    #expect(root["failures"] == "5")
    #expect(root["errors"] == "3")
    #expect(root.children.map { $0["skipped"] } == ["0", "1"])
    #expect(root["time"] == "0.014")
  }

  @Test func aFailureHasTheFirstLineAsItsMessageAndThePlaceStepAndDetailsInItsBody() throws {
    let root = try document(ReportSamples.everyVerdict, prefix: "app/")
    let failure = try #require(root.all("failure").first { $0["type"] == "failed" })
    #expect(failure["message"] == "There is no Button \"Delete\".")
    #expect(
      failure.text == """
        notes/list/case-3@local
        app/Scenarios/notes/list.json:14:9
          > tap Button "Delete"
          There is no Button "Delete".
          It was there before.
            Row "Milk"
          read from their defaults: deleteNote

        """)
    #expect(root.all("testcase")[0]["file"] == "app/Scenarios/notes/list.json")
  }

  @Test func aChangedRunShowsItsDifference() throws {
    let failure = try #require(try document([ReportSamples.changed("notes/a@local")]).all("failure").first)
    #expect(failure["type"] == "changed")
    #expect(failure["message"] == "the text differs from the stored snapshot (1 line added, 1 removed)")
    #expect(failure.text.contains("-  Button \"Create\"\n+  Button \"Save\"\n"))
    #expect(failure.text.contains("--- Scenarios/__snapshots__/notes/a@local.snap.txt\n+++ this run\n"))
  }

  @Test func aRunThatReportedNothingIsAnError() throws {
    let root = try document([ReportSamples.result("notes/a@local")], missing: ["notes/b@local"])
    let cases = root.all("testcase")
    #expect(cases.map { $0["name"] } == ["a@local", "b@local"])
    #expect(cases[1].children.first?["type"] == "missing")
    #expect(cases[1].children.first?["message"] == "the run was planned and reported no result")
  }

  @Test func whateverATextContainsTheFileIsWellFormedAndTheTextReadable() throws {
    let nasty = "]]> <a href=\"x\">&amp;</a> \u{1B}[31mred\u{0} \u{8} \u{FFFE}\u{FFFF} \u{85} 👩‍👩‍👧 é \r\n\tend\u{10FFFF}"
    var result = ReportSamples.result("notes/a@local", .failed, nasty)
    result.output = nasty
    let root = try document([result])
    let failure = try #require(root.all("failure").first)
    #expect(
      failure["message"]?.hasPrefix("]]> <a href=\"x\">&amp;</a> \\e[31mred\\u{0} \\u{8} \\u{FFFE}\\u{FFFF}") == true)
    let output = try #require(root.all("system-out").first).text
    #expect(output.hasPrefix("]]> <a href=\"x\">&amp;</a> \\u{1B}[31mred\\u{0} \\u{8} \\u{FFFE}\\u{FFFF} \\u{85} 👩‍👩‍👧 é "))
    #expect(output.hasSuffix(" \r\n\tend\u{10FFFF}"))
  }

  @Test func lineBreaksAndTabsSurviveInAttributes() throws {
    var bytes = Array("<a".utf8)
    XMLText.appendAttribute("b", "1\n2\t3\r4\"<>&'", to: &bytes)
    bytes += "/>".utf8
    #expect(ParsedXML.parse(String(decoding: bytes, as: UTF8.self))?["b"] == "1\n2\t3\r4\"<>&'")
  }

  @Test func aTextOfTenMegabytesIsCutWithANote() throws {
    var result = ReportSamples.result("notes/a@local")
    result.output = String(repeating: "0123456789abcdé\n", count: 617_000)
    let output = try #require(try document([result]).all("system-out").first).text
    #expect(output.utf8.count < 1_048_700)
    #expect(output.hasSuffix(" more bytes were left out\n"))
  }

  @Test func theFileIsValidAtEveryMomentAndSaysThatTheRunDidNotEnd() throws {
    let folder = try TemporaryFolder()
    let results = ReportSamples.everyVerdict
    let plan = ReportSamples.plan(results.map(\.identity.description))
    var report = report(folder)
    try report.begin(plan)
    for reported in 0...results.count {
      let root = try #require(ParsedXML.parse(folder.read("out/junit.xml") ?? ""))
      let cases = root.all("testcase")
      #expect(cases.count == reported + 1)
      #expect(root["tests"] == "\(reported + 1)")
      #expect(root["errors"] == "\(root.all("error").count)")
      #expect(root["failures"] == "\(root.all("failure").count)")
      #expect(cases.dropLast().map { $0["name"] } == results.prefix(reported).map(\.identity.name))
      #expect(cases.last?["name"] == "(the run did not end)")
      #expect(
        cases.last?.children.first?["message"]
          == "the run did not end: \(reported) of \(results.count) planned runs are reported")
      if reported < results.count { try report.finished(results[reported]) }
    }
    try report.end(results, ReportSamples.summary(plan, results))
    #expect(folder.read("out/junit.xml")?.contains("did not end") == false)
    #expect(folder.files == ["out/junit.xml"])
  }

  @Test func theSameResultsGiveTheSameBytesInWhateverOrderTheyCame() throws {
    let results = ReportSamples.everyVerdict
    let plan = ReportSamples.plan(results.map(\.identity.description))
    let texts = try [results, results.reversed(), []].map { order in
      let folder = try TemporaryFolder()
      var report = report(folder)
      try report.begin(plan)
      for result in order { try report.finished(result) }
      try report.end(results, ReportSamples.summary(plan, results))
      return folder.read("out/junit.xml")
    }
    #expect(Set(texts).count == 1)
  }

  @Test func aPipeGetsTheWholeInTheEnd() throws {
    let folder = try TemporaryFolder()
    let path = folder.url.path + "/pipe"
    #expect(mkfifo(path, 0o600) == 0)
    let reader = open(path, O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    let results = [ReportSamples.result("notes/a@local")]
    let plan = ReportSamples.plan(["notes/a@local"])
    var report = JUnitReport(path: path, shownPath: "pipe", pathPrefix: "")
    try report.begin(plan)
    try report.finished(results[0])
    var buffer = [UInt8](repeating: 0, count: 65536)
    #expect(read(reader, &buffer, buffer.count) == -1)
    try report.end(results, ReportSamples.summary(plan, results))
    let count = read(reader, &buffer, buffer.count)
    #expect(ParsedXML.parse(String(decoding: buffer.prefix(max(count, 0)), as: UTF8.self))?["tests"] == "1")
    #expect(folder.files == ["pipe"])
  }
}
