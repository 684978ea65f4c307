import Foundation
import ScenarioTestSupport
import Testing

@testable import ScenarioDocuments
@testable import ScenarioKit

@Suite struct ReportFileTests {
  private static let kinds: [ReportRequest.Kind] = ReportRequest.Kind.allCases

  private func makeReport(_ kind: ReportRequest.Kind, _ path: String, in folder: TemporaryFolder) throws
    -> any RunReport
  {
    let context = ReportContext(
      workingDirectory: folder.url, root: folder.url.appendingPathComponent("Scenarios"), variables: [:],
      output: CapturedOutput().output())
    return try ReportRequest(kind: kind, path: path).makeReport(in: context)
  }

  /// What a whole run gives as the error of a report.
  private func problem(_ kind: ReportRequest.Kind, _ path: String, in folder: TemporaryFolder) -> String? {
    do {
      var report = try makeReport(kind, path, in: folder)
      let results = [ReportSamples.result("notes/a@local", .failed, "no")]
      let plan = ReportSamples.plan(["notes/a@local"])
      try report.begin(plan)
      try report.finished(results[0])
      try report.end(results, ReportSamples.summary(plan, results))
      return nil
    } catch {
      return (error as? Diagnostic)?.message ?? "another error"
    }
  }

  @Test(arguments: kinds) func missingFoldersAreMade(kind: ReportRequest.Kind) throws {
    let folder = try TemporaryFolder()
    #expect(problem(kind, "a/b/report", in: folder) == nil)
    #expect(folder.files == ["a/b/report"])
    #expect(folder.read("a/b/report")?.isEmpty == false)
  }

  @Test(arguments: kinds) func aFolderInPlaceOfTheFileIsNoticedBeforeTheFirstRun(kind: ReportRequest.Kind) throws {
    let folder = try TemporaryFolder()
    try folder.write("", "out/keep")
    var report = try makeReport(kind, "out", in: folder)
    #expect(throws: Diagnostic(at: nil, "cannot write out: a folder stands where a file is needed")) {
      try report.begin(ReportSamples.plan(["notes/a@local"]))
    }
    #expect(problem(kind, "other/", in: folder) == "cannot write other/: a folder stands where a file is needed")
    #expect(folder.files == ["out/keep"])
  }

  @Test(arguments: kinds) func aFileInPlaceOfAFolderIsNoticedBeforeTheFirstRun(kind: ReportRequest.Kind) throws {
    let folder = try TemporaryFolder()
    try folder.write("kept", "out")
    var report = try makeReport(kind, "out/report", in: folder)
    #expect(throws: Diagnostic(at: nil, "cannot write out/report: a file stands where a folder is needed")) {
      try report.begin(ReportSamples.plan(["notes/a@local"]))
    }
    #expect(folder.read("out") == "kept")
  }

  @Test(arguments: kinds) func aFullDiskIsSaidInWords(kind: ReportRequest.Kind) throws {
    #expect(problem(kind, "/dev/full", in: try TemporaryFolder()) == "cannot write /dev/full: the disk is full")
    #expect(FileManager.default.fileExists(atPath: "/dev/full"))
  }

  @Test(arguments: kinds) func whereNothingIsKeptNothingIsReplaced(kind: ReportRequest.Kind) throws {
    #expect(problem(kind, "/dev/null", in: try TemporaryFolder()) == nil)
    var status = stat()
    #expect(stat("/dev/null", &status) == 0 && status.st_mode & S_IFMT == S_IFCHR)
  }

  @Test(arguments: kinds) func aLinkStaysALink(kind: ReportRequest.Kind) throws {
    let folder = try TemporaryFolder()
    try folder.write("old", "real/report")
    symlink("real/report", folder.url.path + "/link")
    #expect(problem(kind, "link", in: folder) == nil)
    var status = stat()
    #expect(lstat(folder.url.path + "/link", &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
    #expect(folder.read("real/report")?.contains("old") == false)
    symlink("nothing-yet", folder.url.path + "/dangling")
    #expect(problem(kind, "dangling", in: folder) == nil)
    #expect(folder.read("nothing-yet")?.isEmpty == false)
  }

  @Test(arguments: kinds) func anOlderAndLongerReportIsReplaced(kind: ReportRequest.Kind) throws {
    let folder = try TemporaryFolder()
    try folder.write(String(repeating: "older ", count: 10_000), "report")
    #expect(problem(kind, "report", in: folder) == nil)
    #expect(folder.read("report")?.contains("older") == false)
    #expect(folder.files == ["report"])
  }

  @Test(arguments: kinds) func aReaderThatGoesAwayIsSaidInWords(kind: ReportRequest.Kind) throws {
    let folder = try TemporaryFolder()
    let path = folder.url.path + "/pipe"
    #expect(mkfifo(path, 0o600) == 0)
    let reader = open(path, O_RDONLY | O_NONBLOCK)
    var report = try makeReport(kind, "pipe", in: folder)
    let results = [ReportSamples.result("notes/a@local", .failed, "no")]
    let plan = ReportSamples.plan(["notes/a@local"])
    try report.begin(plan)
    close(reader)
    #expect(throws: Diagnostic(at: nil, "cannot write pipe: its reader has gone")) {
      try report.finished(results[0])
      try report.end(results, ReportSamples.summary(plan, results))
    }
  }

  @Test func aPipeThatNobodyReadsIsSaidInWords() throws {
    let folder = try TemporaryFolder()
    let path = folder.url.path + "/pipe"
    #expect(mkfifo(path, 0o600) == 0)
    #expect(throws: Diagnostic(at: nil, "cannot write pipe: nobody reads it")) {
      _ = try ReportFile(path: path, shownPath: "pipe", readerTimeout: 0)
    }
  }

  @Test func anInheritedDescriptorIsGoneOnWith() throws {
    let folder = try TemporaryFolder()
    let descriptor = open(folder.url.path + "/log", O_WRONLY | O_CREAT, 0o600)
    defer { close(descriptor) }
    _ = "before\n".withCString { write(descriptor, $0, 7) }
    #expect(problem(.markdown, "/dev/fd/\(descriptor)", in: folder) == nil)
    _ = "after\n".withCString { write(descriptor, $0, 6) }
    let text = try #require(folder.read("log"))
    #expect(text.hasPrefix("before\n## Scenarios: 1 of 1 need attention\n"))
    #expect(text.hasSuffix("</details>\n\nafter\n"))
  }

  @Test func twoReportsOnOnePathAreFound() throws {
    let requests = [
      ReportRequest(kind: .junit, path: "out/a"), ReportRequest(kind: .json, path: "./out/../out/a"),
      ReportRequest(kind: .json, path: "b"), ReportRequest(kind: .junit, path: "/dev/null"),
      ReportRequest(kind: .json, path: "/dev/null"), ReportRequest(kind: .github, path: nil),
      ReportRequest(kind: .github, path: nil),
    ]
    let found = ReportRequest.duplicates(requests, workingDirectory: URL(fileURLWithPath: "/work"))
    #expect(found == ["./out/../out/a", "the standard output"])
  }

  @Test func pathsStartAtTheTopOfTheRepository() {
    func prefix(_ root: String, _ variables: [String: String] = [:]) -> String {
      ReportContext(
        workingDirectory: URL(fileURLWithPath: "/repository/app"), root: URL(fileURLWithPath: root),
        variables: variables, output: CapturedOutput().output()
      ).pathPrefix
    }
    #expect(prefix("/repository/app/Scenarios") == "")
    #expect(prefix("/repository/app/Tests/UI/Scenarios") == "Tests/UI/")
    #expect(prefix("/repository/app/Scenarios", ["GITHUB_WORKSPACE": "/repository"]) == "app/")
    #expect(prefix("/repository/app/Scenarios", ["CI_PROJECT_DIR": "/repository/"]) == "app/")
    #expect(prefix("/repository/app/Scenarios", ["GITHUB_WORKSPACE": "/elsewhere"]) == "")
    #expect(prefix("/elsewhere/Scenarios") == "")
  }
}
