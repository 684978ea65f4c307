import Foundation
import ScenarioTestSupport
import Testing

@testable import ScenarioDocuments

/// Arguments that are paths.
@Suite struct SelectionPathTests {
  private static let runs = [
    "counter/counts@local", "notes/notes-app/creates@error", "notes/notes-list/shows@local",
    "notes-old/app/shows@local",
  ].map { SelectionFixture.run($0) }

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for file in [
      "counter.json", "notes/notes-app.json", "notes/notes-list.json", "notes/environments.json", "notes-old/app.json",
      "notes/fixtures/sub/two.json", "notes/__snapshots__/notes-app/creates@error.snap.txt",
    ] {
      try folder.write("{}", "Scenarios/\(file)")
    }
    try folder.write("", "Sources/shows/x")
  }

  private func selection(_ arguments: [String]) throws -> Selection {
    try SelectionFixture.selection(workingDirectory: folder.url) { $0.arguments = arguments }
  }

  private func matched(_ arguments: String...) throws -> [Int] {
    let selection = try selection(arguments)
    return Self.runs.indices.filter { selection.matches(Self.runs[$0].identity, run: Self.runs[$0]) }
  }

  @Test func `a path below the root means its documents`() throws {
    #expect(try matched("Scenarios/notes") == [1, 2])
    #expect(try matched("Scenarios/notes/") == [1, 2])
    #expect(try matched("./Scenarios/notes/notes-app.json") == [1])
    #expect(try matched(folder.url.appendingPathComponent("Scenarios/counter.json").path) == [0])
    #expect(try matched("Scenarios") == [0, 1, 2, 3])
    #expect(try matched("Scenarios/counter.json", "Scenarios/notes-old") == [0, 3])
  }

  @Test func `a file that several documents read means them`() throws {
    #expect(try matched("Scenarios/notes/environments.json") == [1, 2])
    #expect(try matched("Scenarios/notes/fixtures/sub/two.json") == [1, 2])
    #expect(try matched("Scenarios/notes/fixtures") == [1, 2])
  }

  @Test func `a snapshot means its run, and a folder of them their runs`() throws {
    #expect(try matched("Scenarios/notes/__snapshots__/notes-app/creates@error.snap.txt") == [1])
    #expect(try matched("Scenarios/notes/__snapshots__/notes-app") == [1])
    #expect(try matched("Scenarios/notes/__snapshots__") == [1, 2])
    #expect(
      try selection(["Scenarios/notes/__snapshots__"]).matches(path: "notes/__snapshots__/old/gone@local.snap.txt"))
    #expect(
      try !selection(["Scenarios/notes/__snapshots__"]).matches(path: "tags/__snapshots__/old/gone@local.snap.txt"))
  }

  @Test func `a file's name may start below the root`() throws {
    #expect(try matched("notes/notes-app.json") == [1])
    #expect(try matched("notes/__snapshots__/notes-app/creates@error.snap.txt") == [1])
  }

  @Test func `a path elsewhere is a word`() throws {
    #expect(try matched("Sources") == [])
    #expect(try matched("Scenarios/none") == [])
    #expect(try matched("shows") == [2, 3])
  }
}
