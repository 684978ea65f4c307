import Foundation
import Testing

@testable import ScenarioKit

@Suite struct RunFilterTests {
  private static let runs = [
    "counter/counts@local", "notes/notes-app/creates@error", "notes/notes-list/shows@local",
    "notes-old/app/shows@local",
  ].map { RunIdentity(parsing: $0)! }

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for file in [
      "counter.json", "notes/notes-app.json", "notes/notes-list.json", "notes/environments.json", "notes-old/app.json",
      "notes/__snapshots__/notes-app/creates@error.snap.txt",
    ] {
      try folder.write("{}", "Scenarios/\(file)")
    }
    try folder.write("", "Sources/shows/x")
  }

  private func matched(_ arguments: [String] = [], filters: [String] = []) -> [Int] {
    let filter = RunFilter(
      filters: filters, arguments: arguments, workingDirectory: folder.url,
      root: folder.url.appendingPathComponent("Scenarios"))
    return Self.runs.indices.filter { filter.matches(Self.runs[$0]) }
  }

  @Test func `without anything all are meant`() {
    #expect(matched() == [0, 1, 2, 3])
  }

  @Test func `a word is a part of the identity, and case matters`() {
    #expect(matched(filters: ["@error"]) == [1])
    #expect(matched(["shows"]) == [2, 3])
    #expect(matched(["Shows"]) == [])
    #expect(matched(filters: ["notes/notes-app/creates@error"]) == [1])
    #expect(matched(filters: ["notes/notes-app/creates@error+de"]) == [])
  }

  @Test func `several are a union`() {
    #expect(matched(["counts"], filters: ["creates", "app/s"]) == [0, 1, 3])
  }

  @Test func `a path below the root means its documents`() {
    #expect(matched(["Scenarios/notes"]) == [1, 2])
    #expect(matched(["Scenarios/notes/"]) == [1, 2])
    #expect(matched(["./Scenarios/notes/notes-app.json"]) == [1])
    #expect(matched([folder.url.appendingPathComponent("Scenarios/counter.json").path]) == [0])
    #expect(matched(["Scenarios"]) == [0, 1, 2, 3])
    #expect(matched(["Scenarios/notes/environments.json"]) == [1, 2])
  }

  @Test func `the path of a snapshot means its run`() {
    #expect(matched(["Scenarios/notes/__snapshots__/notes-app/creates@error.snap.txt"]) == [1])
  }

  @Test func `a path elsewhere is a word`() {
    #expect(matched(["Sources"]) == [])
    #expect(matched(["Scenarios/none"]) == [])
  }
}
