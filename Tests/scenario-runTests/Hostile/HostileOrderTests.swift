import Foundation
import Testing

@testable import ScenarioKit

/// What outlives a run in its process shows, and shows as what it is.
@Suite struct HostileOrderTests {
  @Test func `a text that depends on what ran before is order-dependent, and isolated it is not`() async throws {
    let workspace = try Workspace.hostile()
    try workspace.write("Counter", count: 3, to: "counter")
    try workspace.write("Counter", count: 2, to: "isolated", isIsolated: true)
    let outcome = try await HostileRun(["-j", "1"], in: workspace).end()
    #expect(try outcome.verdict("counter/n0") == .new)
    for number in 1...2 {
      #expect(try outcome.verdict("counter/n\(number)") == .orderDependent)
      let words = try outcome.words("counter/n\(number)")
      #expect(words.contains("Shown 1 times") && words.contains("Shown \(number + 1) times"), "\(words)")
      #expect(try outcome.result("counter/n\(number)").snapshot == nil)
    }
    for number in 0...1 {
      #expect(try outcome.verdict("isolated/n\(number)") == .new)
      #expect(try outcome.result("isolated/n\(number)").snapshot?.contains("Shown 1 times") == true)
    }
    #expect(outcome.code == 1)
    #expect(workspace.pending == ["counter/n0@local", "isolated/n0@local", "isolated/n1@local"])
  }

  @Test func `repetitions that end differently are order-dependent, too`() async throws {
    let workspace = try Workspace.hostile()
    try workspace.write("Counter", count: 1, to: "counter")
    try workspace.write("NoteList", count: 1, to: "passes")
    try await workspace.recordHostile("passes")
    let outcome = try await HostileRun(["-j", "1", "--repeat", "3"], in: workspace).end()
    #expect(try outcome.verdict("passes/n0") == .passed)
    #expect(try outcome.result("passes/n0").attempts == 3)
    #expect(try outcome.verdict("counter/n0") == .orderDependent)
    #expect(outcome.code == 1)
  }

  @Test func `a trap in a later repetition is one`() async throws {
    let workspace = try Workspace.hostile()
    try workspace.writeMisbehaving("fatal-error-the-second-time", to: "traps")
    try await workspace.recordHostile("traps")
    #expect(try await HostileRun(["-j", "1"], in: workspace).end().code == 0)
    let outcome = try await HostileRun(["-j", "1", "--repeat", "4"], in: workspace).end()
    #expect(try outcome.verdict("traps/does-it") == .crashed)
    #expect(try outcome.words("traps/does-it").contains("once was enough"))
    #expect(outcome.code == 3)
  }

  @Test func `isolated runs stay apart when many are confirmed`() async throws {
    let workspace = try Workspace.hostile()
    try workspace.write("Counter", count: 55, to: "isolated", isIsolated: true)
    let outcome = try await HostileRun([], in: workspace).end()
    for number in 0..<55 { #expect(try outcome.verdict("isolated/n\(number)") == .new) }
  }

  @Test func `after the most failures nothing starts`() async throws {
    let workspace = try Workspace.hostile()
    try workspace.writeMisbehaving("fatal-error", to: "a-traps")
    try workspace.write("NoteList", count: 20, to: "b-passes")
    let outcome = try await HostileRun(["-j", "1", "--max-failures", "1"], in: workspace).end()
    #expect(try outcome.verdict("a-traps/does-it") == .crashed)
    for number in 0..<20 { #expect(try outcome.verdict("b-passes/n\(number)") == .skipped) }
    #expect(outcome.code == 3)
  }
}
