import Foundation
import ScenarioTestSupport
import Testing

@testable import ScenarioDocuments
@testable import ScenarioKit

@Suite struct LastRunTests {
  private let folder: TemporaryFolder
  private let ids = ["a/one@local", "a/two@local", "b/three@error+de"].map { RunIdentity(parsing: $0)! }

  init() throws { folder = try TemporaryFolder() }

  private func file(root: String = "Scenarios", variables: [String: String] = [:]) -> LastRunFile {
    LastRunFile(output: OutputFolder(workingDirectory: folder.url, variables: variables, isCI: false), root: root)
  }

  private func result(_ index: Int, _ verdict: Verdict, _ duration: Duration = .milliseconds(12)) -> RunResult {
    RunResult(identity: ids[index], verdict: verdict, duration: duration)
  }

  @Test func `before any run nothing is known`() {
    let (lastRun, diagnostics) = file().read()
    #expect(lastRun == nil && diagnostics.isEmpty)
  }

  @Test func `what is recorded is read again`() {
    #expect(file().record(results: [result(0, .passed), result(2, .timedOut)], selected: ids, planned: ids) == [])
    #expect(
      folder.read(".scenario-run/last-run/Scenarios.txt") == """
        last-run 1
        passed\t12\ta/one@local
        missing\t0\ta/two@local
        timed-out\t12\tb/three@error+de

        """)
    let (lastRun, diagnostics) = file().read()
    #expect(diagnostics == [])
    #expect(lastRun?.failed == [ids[1], ids[2]])
    #expect(folder.read(".scenario-run/last-run/.gitignore") == "*\n")
  }

  @Test func `every verdict is read again`() throws {
    for verdict in Verdict.allCases {
      let lastRun = LastRun(records: [.init(identity: ids[0], verdict: verdict, milliseconds: 1)])
      #expect(try LastRun.read(Array(lastRun.text.utf8)).lastRun == lastRun)
      #expect(lastRun.failed.isEmpty == !verdict.isProblem)
    }
  }

  @Test func `a run of a part keeps what is known of the rest`() {
    _ = file().record(results: [result(0, .failed), result(1, .failed), result(2, .new)], selected: ids, planned: ids)
    _ = file().record(results: [result(1, .passed)], selected: [ids[1]], planned: ids)
    #expect(file().read().lastRun?.failed == [ids[0], ids[2]])
  }

  @Test func `what is no longer planned is forgotten, and the order is the plan's`() {
    _ = file().record(results: [result(0, .failed), result(1, .failed), result(2, .new)], selected: ids, planned: ids)
    _ = file().record(results: [result(1, .failed)], selected: [ids[1]], planned: [ids[2], ids[1]])
    #expect(file().read().lastRun?.records.map(\.identity) == [ids[2], ids[1]])
  }

  @Test func `damaged lines count for nothing and are mentioned once`() throws {
    try folder.write(
      "last-run 1\nfailed\t1\ta/one@local\nnonsense\nodd\t1\ta/two@local\nfailed\t-1\ta/two@local\nfailed\t1\tA@B\nfai",
      ".scenario-run/last-run/Scenarios.txt")
    let (lastRun, diagnostics) = file().read()
    #expect(lastRun?.failed == [ids[0]])
    #expect(
      diagnostics.map(\.description) == [
        "warning: 5 lines of .scenario-run/last-run/Scenarios.txt cannot be read, and count for nothing"
      ])
    #expect(file().record(results: [], selected: [], planned: ids) == [])
    #expect(folder.read(".scenario-run/last-run/Scenarios.txt") == "last-run 1\nfailed\t1\ta/one@local\n")
  }

  @Test(arguments: ["", "last-run 2\n", "x", "last-run 1 \n"]) func `another version is no record`(text: String) throws
  {
    try folder.write(text, ".scenario-run/last-run/Scenarios.txt")
    let (lastRun, diagnostics) = file().read()
    #expect(lastRun == nil)
    #expect(diagnostics.map(\.severity) == [.warning])
    #expect(diagnostics[0].message.hasSuffix("another version of the program wrote it"))
  }

  @Test func `bytes that are no text are no record`() throws {
    try folder.write("", ".scenario-run/last-run/Scenarios.txt")
    try Data([0xff, 0x0a]).write(to: folder.url.appendingPathComponent(".scenario-run/last-run/Scenarios.txt"))
    #expect(file().read().diagnostics.map(\.message).first?.hasSuffix("it is not UTF-8") == true)
  }

  @Test func `a record that cannot be written is a warning`() throws {
    try folder.write("", ".scenario-run")
    let diagnostics = file().record(results: [], selected: [], planned: ids)
    #expect(diagnostics.map(\.severity) == [.warning])
    #expect(diagnostics[0].message.contains(".scenario-run/last-run/Scenarios.txt"))
    #expect(!diagnostics[0].message.contains(folder.url.path))
  }

  @Test func `each root has a record of its own, and a named folder takes it`() {
    for root in ["Scenarios", "App/Scenarios", "App-Scenarios", "../x"] {
      _ = file(root: root).record(results: [result(0, .failed)], selected: [ids[0]], planned: ids)
    }
    #expect(folder.files.count { $0.hasPrefix(".scenario-run/last-run/") && $0.hasSuffix(".txt") } == 4)
    _ = file(variables: ["SCENARIO_OUTPUT_DIR": "out"]).record(results: [], selected: [], planned: [])
    #expect(folder.read("out/last-run/Scenarios.txt") == "last-run 1\n")
  }

  @Test func `times that cannot be true harm nothing`() {
    let absurd = Duration(secondsComponent: .max, attosecondsComponent: 0)
    let lastRun = LastRun().merging(
      results: [result(0, .passed, absurd), result(1, .passed, .seconds(-1))], selected: [], planned: ids)
    #expect(lastRun.records.map(\.identity) == [ids[0], ids[1]])
    #expect(lastRun.records.first.map { $0.milliseconds > 1_000_000_000 } == true)
    #expect(lastRun.records.last?.milliseconds == 0)
  }

  @Test func `asking for what failed without a record is an error with advice`() throws {
    let facts = SelectionFacts(lastRun: file(), root: folder.url, variables: [:]) { _ in }
    let error = #expect(throws: SelectionError.self) { try facts.failed() }
    #expect(error?.message == "nothing is known of a last run")
    _ = file().record(results: [result(0, .failed)], selected: [ids[0]], planned: ids)
    #expect(try facts.failed() == [ids[0]])
  }
}
