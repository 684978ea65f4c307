import Foundation
import ScenarioTestSupport
import Testing

@testable import ScenarioDocuments

@Suite struct ChangedFilesTests {
  private static let runs = [
    "counter/counts@local", "notes/app/creates@local", "notes/app/creates@local+de", "notes/deep/list/shows@error",
  ].map { SelectionFixture.run($0) }

  private let folder: TemporaryFolder
  private var root: URL { folder.url.appendingPathComponent("App/Scenarios") }

  init() throws { folder = try TemporaryFolder() }

  private func concerned(_ paths: String...) -> [Int] {
    let changed = ChangedFiles(paths: paths)
    return Self.runs.indices.filter { changed.concern(Self.runs[$0]) }
  }

  private func since(_ reference: String) throws(SelectionError) -> [Int] {
    let changed = try ChangedFiles.since(reference, root: root, variables: variables)
    return Self.runs.indices.filter { changed.concern(Self.runs[$0]) }
  }

  private var variables: [String: String] {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return ["PATH": path, "GIT_CONFIG_NOSYSTEM": "1", "HOME": folder.url.path]
  }

  private func git(_ arguments: String...) throws {
    let settings = ["-c", "user.name=a", "-c", "user.email=a@example.com", "-c", "init.defaultBranch=main"]
    do {
      _ = try GitCommand(folder: folder.url.path, variables: variables).run(settings + arguments)
    } catch {
      Issue.record("git \(arguments): \(error.reason)")
      throw error
    }
  }

  private func makeRepository() throws {
    for file in [
      "counter.json", "environments.json", "notes/app.json", "notes/fixtures/two.json", "notes/deep/list.json",
      "notes/__snapshots__/app/creates@local.snap.txt",
    ] {
      try folder.write("1", "App/Scenarios/\(file)")
    }
    try folder.write("1", "App/Sources/App.swift")
    try git("init", "-q")
    try git("add", ".")
    try git("commit", "-q", "-m", "first")
  }

  @Test func `a document concerns its runs`() {
    #expect(concerned("counter.json") == [0])
    #expect(concerned("notes/app.json") == [1, 2])
    #expect(concerned("app.json", "counter", "notes", "README.md") == [])
  }

  @Test func `environments concern all documents of their folder and below`() {
    #expect(concerned("notes/environments.json") == [1, 2, 3])
    #expect(concerned("notes/deep/environments.json") == [3])
    #expect(concerned("environments.json") == [0, 1, 2, 3])
    #expect(concerned("other/environments.json") == [])
  }

  @Test func `a fixture concerns all documents that can name it`() {
    #expect(concerned("notes/fixtures/two.json") == [1, 2, 3])
    #expect(concerned("notes/deep/fixtures/a/b.json") == [3])
    #expect(concerned("fixtures/x.json") == [0, 1, 2, 3])
    #expect(concerned("notes/deep/fixtures/fixtures/a.json") == [3])
  }

  @Test func `a snapshot concerns its run, and those that may refer to it`() {
    #expect(concerned("notes/__snapshots__/app/creates@local+de.snap.txt") == [2])
    #expect(concerned("notes/__snapshots__/app/creates@local.snap.txt") == [1, 2])
  }

  @Test func `the document of a preview is its own, not its identity's`() {
    let run = SelectionFixture.run("previews/feature/notes/1@local", document: "shots/notes")
    #expect(ChangedFiles(paths: ["shots/notes.json"]).concern(run))
    #expect(ChangedFiles(paths: ["shots/environments.json"]).concern(run))
    #expect(!ChangedFiles(paths: ["previews/feature/notes.json"]).concern(run))
  }

  @Test func `git tells what differs, by paths below the root`() throws {
    try makeRepository()
    #expect(try since("HEAD") == [])
    try folder.write("2", "App/Sources/App.swift")
    try folder.write("2", "counter.json")
    #expect(try since("HEAD") == [])
    try folder.write("2", "App/Scenarios/counter.json")
    #expect(try since("HEAD") == [0])
    try git("commit", "-q", "-a", "-m", "second")
    #expect(try since("HEAD") == [])
    #expect(try since("HEAD~1") == [0])
    #expect(try since("main~1") == [0])
  }

  @Test func `untracked, staged, deleted and renamed files count`() throws {
    try makeRepository()
    try folder.write("new", "App/Scenarios/notes/deep/fixtures/größe.json")
    #expect(try since("HEAD") == [3])
    try FileManager.default.removeItem(at: root.appendingPathComponent("notes/deep/fixtures"))
    try FileManager.default.removeItem(at: root.appendingPathComponent("notes/fixtures/two.json"))
    #expect(try since("HEAD") == [1, 2, 3])
    try git("checkout", "-q", ".")
    try git("mv", "App/Scenarios/counter.json", "App/Scenarios/other.json")
    #expect(try since("HEAD") == [0])
    try git("commit", "-q", "-m", "renamed")
    try git("mv", "App/Scenarios/other.json", "App/Scenarios/counter.json")
    #expect(try since("HEAD") == [0])
  }

  @Test func `ignored files do not count`() throws {
    try makeRepository()
    try folder.write("fixtures\n", ".gitignore")
    try folder.write("new", "App/Scenarios/notes/deep/fixtures/new.json")
    #expect(try since("HEAD") == [])
  }

  @Test func `outside a repository that is said`() throws {
    try folder.write("", "App/Scenarios/a.json")
    var variables = variables
    variables["GIT_CEILING_DIRECTORIES"] = folder.url.path
    let error = #expect(throws: SelectionError.self) {
      try ChangedFiles.since("HEAD", root: root, variables: variables)
    }
    #expect(
      error?.message.hasPrefix("`--changed HEAD` cannot be answered: git says: fatal: not a git repository") == true)
  }

  @Test(arguments: ["nowhere", "-x", "--output=stolen", "--help", "", "a\u{0}b", "x\u{1b}y"])
  func `a commit that does not exist is an error with git's words, and never an option`(reference: String) throws {
    try makeRepository()
    let before = folder.files.filter { !$0.hasPrefix(".git/") }
    let error = #expect(throws: SelectionError.self) { try since(reference) }
    #expect(error?.message.contains("cannot be answered: ") == true)
    #expect(error?.message.contains("\u{1b}") == false)
    #expect(folder.files.filter { !$0.hasPrefix(".git/") } == before)
    if reference == "nowhere" {
      #expect(error?.message == "`--changed nowhere` cannot be answered: git says: fatal: bad revision 'nowhere'")
      #expect(error?.hint == "name a commit, branch or tag; a shallow clone has to fetch it first")
    }
  }

  @Test func `without git, or without the folder, that is said`() {
    var git = GitCommand(folder: folder.url.path, variables: variables)
    git.program = "no-such-git"
    let failure = #expect(throws: GitCommand.Failure.self) { try git.run(["status"]) }
    #expect(failure?.reason == "there is no git")
    let error = #expect(throws: SelectionError.self) { try since("HEAD") }
    #expect(error?.message.contains("cannot change to") == true)
  }

  @Test func `variables of a git hook tie to no other repository`() throws {
    try makeRepository()
    var variables = variables
    variables["GIT_DIR"] = "elsewhere/.git"
    variables["GIT_INDEX_FILE"] = "elsewhere/index"
    #expect(throws: Never.self) { try ChangedFiles.since("HEAD", root: root, variables: variables) }
  }
}
