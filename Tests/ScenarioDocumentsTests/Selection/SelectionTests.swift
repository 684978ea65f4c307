import Foundation
import Testing

@testable import ScenarioDocuments

@Suite struct SelectionTests {
  private func selected(_ change: (inout SelectionRequest) -> Void) throws -> [Int] {
    try SelectionFixture.selected(change)
  }

  @Test func `without anything all are meant`() throws {
    #expect(try selected { _ in } == [0, 1, 2, 3, 4])
    #expect(try SelectionFixture.selection { _ in }.isEmpty)
    #expect(try SelectionFixture.selection { $0.shard = Shard(index: 1, count: 2) }.isEmpty)
    for change: (inout SelectionRequest) -> Void in [
      { $0.filters = ["a"] }, { $0.arguments = ["a"] }, { $0.tags = ["a"] }, { $0.environments = ["a"] },
      { $0.onlyFailed = true }, { $0.changedSince = "main" },
    ] {
      #expect(try !SelectionFixture.selection(change).isEmpty)
    }
  }

  @Test func `several filters and arguments are a union`() throws {
    #expect(
      try selected {
        $0.filters = ["counter", "env(error)"]
        $0.arguments = ["value(ar)"]
      } == [0, 2, 3])
  }

  @Test func `tags and environments are unions of their own, and narrow`() throws {
    #expect(try selected { $0.tags = ["smoke"] } == [0, 1])
    #expect(try selected { $0.tags = ["smoke", "slow"] } == [0, 1, 2])
    #expect(try selected { $0.environments = ["error"] } == [2])
    #expect(
      try selected {
        $0.tags = ["smoke", "slow"]
        $0.environments = ["local"]
        $0.filters = ["creates", "list"]
      } == [1])
  }

  @Test func `failed and changed narrow`() throws {
    #expect(try selected { $0.onlyFailed = true } == [2])
    #expect(try selected { $0.changedSince = "main" } == [3])
    #expect(
      try selected {
        $0.onlyFailed = true
        $0.changedSince = "main"
      } == [])
  }

  @Test func `facts are asked for only when they are needed`() throws {
    var facts = SelectionFixture.facts
    let unknown = SelectionError(message: "asked")
    facts.failed = { () throws(SelectionError) in throw unknown }
    facts.changed = { (_) throws(SelectionError) in throw unknown }
    facts.durations = { () throws(SelectionError) in throw unknown }
    let runs = SelectionFixture.runs
    #expect(try SelectionFixture.selection { $0.filters = ["a"] }.select(from: runs, facts: facts).runs.count > 0)
    for change: (inout SelectionRequest) -> Void in [
      { $0.filters = ["not failed()"] }, { $0.onlyFailed = true }, { $0.changedSince = "x" },
      { $0.shard = Shard(index: 1, count: 2) },
    ] {
      let selection = try SelectionFixture.selection(change)
      #expect(throws: unknown) { try selection.select(from: runs, facts: facts) }
    }
  }

  @Test func `a shard is a part of what is selected, in the order of the plan`() throws {
    let runs = (0..<50).map { SelectionFixture.run("a/s\($0)@local") }
    var seen: [RunIdentity] = []
    for index in 1...4 {
      let selection = try SelectionFixture.selection {
        $0.shard = Shard(index: index, count: 4)
        $0.filters = ["not a/s7@"]
      }
      let selected = try selection.select(from: runs, facts: SelectionFixture.facts)
      #expect(selected.planned.count == 49)
      let places = selected.runs.map { run in runs.firstIndex { $0.identity == run.identity }! }
      #expect(places == places.sorted())
      seen += selected.runs.map(\.identity)
    }
    #expect(seen.count == 49 && Set(seen).count == 49)
  }

  @Test func `known durations decide the shards`() throws {
    let runs = (0..<4).map { SelectionFixture.run("a/s\($0)@local") }
    var facts = SelectionFixture.facts
    let times: [Duration] = [.seconds(9), .seconds(3), .seconds(3), .seconds(3)]
    let durations = Dictionary(zip(runs.map(\.identity), times)) { $1 }
    facts.durations = { () throws(SelectionError) in durations }
    let selection = try SelectionFixture.selection { $0.shard = Shard(index: 1, count: 2) }
    #expect(try selection.select(from: runs, facts: facts).runs.map(\.identity.scenario) == ["s0"])
  }

  @Test func `a shuffle mixes the shard, not the selection`() throws {
    let runs = (0..<20).map { SelectionFixture.run("a/s\($0)@local") }
    func selected(_ seed: UInt64?) throws -> SelectedRuns {
      let selection = try SelectionFixture.selection {
        $0.shuffleSeed = seed
        $0.shard = Shard(index: 1, count: 2)
      }
      return try selection.select(from: runs, facts: SelectionFixture.facts)
    }
    let (plain, mixed) = (try selected(nil), try selected(5))
    #expect(mixed.planned.map(\.identity) == runs.map(\.identity))
    #expect(mixed.runs.map(\.identity) != plain.runs.map(\.identity))
    #expect(Set(mixed.runs.map(\.identity)) == Set(plain.runs.map(\.identity)))
    #expect(try selected(5).runs.map(\.identity) == mixed.runs.map(\.identity))
  }

  @Test func `a name alone knows no tags, and with its run it does`() throws {
    let run = SelectionFixture.runs[1]
    let selection = try SelectionFixture.selection { $0.filters = ["tag(smoke)"] }
    #expect(selection.needsPlan && !selection.needsLastRun)
    #expect(!selection.matches(run.identity))
    #expect(selection.matches(run.identity, run: run))
    let failed = try SelectionFixture.selection { $0.filters = ["failed() or @nowhere"] }
    #expect(failed.needsLastRun && !failed.needsPlan)
    #expect(!failed.matches(run.identity))
    #expect(failed.matches(run.identity, failed: [run.identity]))
  }

  @Test func `a file that no run owns is asked by its path, and as the run that it was of`() throws {
    let orphan = "notes/__snapshots__/app/gone@local+de.snap.txt"
    for filter in [
      "__snapshots__/app", "notes/app/gone@local", "env(local) & value(de)", "path(notes)", "path(notes/app)",
      "scenario(=gone)",
    ] {
      #expect(try SelectionFixture.selection { $0.filters = [filter] }.matches(path: orphan), "\(filter)")
    }
    for filter in ["env(error)", "tag(x)", "path(notes/gone)", "failed()", "notes/app/gone@error"] {
      #expect(try !SelectionFixture.selection { $0.filters = [filter] }.matches(path: orphan), "\(filter)")
    }
    #expect(try SelectionFixture.selection { $0.filters = ["other"] }.matches(path: "notes/other.txt"))
    #expect(try SelectionFixture.selection { _ in }.matches(path: orphan))
  }

  @Test func `an argument that is wrong as a filter is an error`() {
    #expect(throws: SelectionError.self) { try SelectionFixture.selection { $0.arguments = ["a b"] } }
  }
}
