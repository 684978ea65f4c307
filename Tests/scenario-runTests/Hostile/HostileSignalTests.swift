import Foundation
import Testing

@testable import ScenarioKit

/// Signals from outside, while a component has its worker stopped.
@Suite struct HostileSignalTests {
  /// Three that pass, one that stops its process, three more.
  private static func workspace() throws -> Workspace {
    let workspace = try Workspace.hostile()
    try workspace.write("NoteList", count: 3, to: "a-before")
    try workspace.writeMisbehaving("stop", to: "b-stops", timeout: "100s")
    try workspace.write("NoteList", count: 3, to: "c-after")
    return workspace
  }

  @Test func `a worker that is killed costs its run, and the rest goes on`() async throws {
    let workspace = try Self.workspace()
    let run = try HostileRun(["-j", "1"], in: workspace)
    kill(try #require(try await run.stoppedWorker()), SIGKILL)
    let outcome = try await run.end()
    #expect(outcome.code == 3)
    #expect(try outcome.verdict("b-stops/does-it") == .crashed)
    #expect(try outcome.words("b-stops/does-it").contains("SIGKILL"))
    for name in ["a-before", "c-after"] {
      for number in 0..<3 { #expect(try outcome.verdict("\(name)/n\(number)") == .new) }
    }
    #expect(outcome.identities.count == 7)
    #expect(outcome.leftovers.isEmpty && outcome.folders.isEmpty)
  }

  @Test(arguments: [(SIGINT, 130), (SIGTERM, 143), (SIGHUP, 129)] as [(Int32, Int32)])
  func `an interrupt ends it at once, and what has ended is reported`(signal: Int32, code: Int32) async throws {
    let workspace = try Self.workspace()
    let run = try HostileRun(["-j", "1"], in: workspace)
    _ = try #require(try await run.stoppedWorker())
    run.program.send(signal)
    let outcome = try await run.end()
    #expect(outcome.code == code)
    for number in 0..<3 { #expect(try outcome.verdict("a-before/n\(number)") == .new) }
    #expect(outcome.end?.missing?.contains("b-stops/does-it@local") == true)
    #expect(workspace.pending.isEmpty)
    #expect(outcome.leftovers.isEmpty && outcome.folders.isEmpty)
  }

  @Test func `a second interrupt ends it without another word, and what it leaves the next run removes`() async throws {
    let workspace = try Self.workspace()
    let run = try HostileRun(["-j", "1"], in: workspace)
    _ = try #require(try await run.stoppedWorker())
    run.program.send(SIGINT)
    run.program.send(SIGINT)
    #expect(try await run.program.outcome().code == 130)
    #expect(try await HostileRun.eventually(within: .seconds(10)) { run.leftovers.isEmpty })
    // Its worker was killed with it, or it removed its folder itself.
    let next = try HostileRun(["-j", "1", "--filter", "a-before"], in: workspace, temporary: run.temporary)
    #expect(try await next.end().folders.isEmpty)
  }

  @Test func `when the program is killed its workers and their folders go, too`() async throws {
    let workspace = try Workspace.hostile()
    for kind in ["stop", "busy-loop", "pause", "child-in-a-session-of-its-own"] {
      try workspace.writeMisbehaving(kind, to: kind, timeout: "100s", isIsolated: true)
    }
    let run = try HostileRun(["-j", "4"], in: workspace)
    _ = try #require(try await run.stoppedWorker())
    try #require(run.leftovers.count >= 4)
    run.program.send(SIGKILL)
    #expect(try await run.program.outcome().code == 128 + SIGKILL)
    #expect(try await HostileRun.eventually(within: .seconds(10)) { run.leftovers.isEmpty }, "\(run.leftovers)")
    #expect(try await HostileRun.eventually(within: .seconds(10)) { run.folders.isEmpty }, "\(run.folders)")
    for process in run.leftovers { kill(process, SIGKILL) }
  }

  @Test func `a component that interrupts the program ends it as a person would`() async throws {
    let workspace = try Workspace.hostile()
    try workspace.writeMisbehaving("interrupt-parent", to: "interrupts")
    let outcome = try await HostileRun(["-j", "1"], in: workspace).end()
    #expect(outcome.code == 130)
    #expect(outcome.leftovers.isEmpty && outcome.folders.isEmpty)
  }

  @Test func `a reader that goes away does not end the run`() async throws {
    let workspace = try Workspace.hostile()
    try workspace.write("NoteList", count: 3, to: "a")
    try workspace.writeMisbehaving("broken-pipe", to: "b")
    let outcome = try await HostileRun(["-j", "1"], in: workspace, isRead: false).end()
    #expect(outcome.code == 3)
    #expect(outcome.identities.count == 4)
    // What is ignored by the program is not by its workers.
    #expect(try outcome.verdict("b/does-it") == .crashed)
    #expect(outcome.leftovers.isEmpty && outcome.folders.isEmpty)
  }

  @Test func `a crash that does not come again is flaky`() async throws {
    let workspace = try Workspace.hostile()
    try workspace.writeMisbehaving("stop", to: "stops", timeout: "100s")
    try workspace.write("NoteList", count: 2, to: "passes")
    // It passes when somebody lets it continue.
    let recording = try HostileRun(["-j", "1"], in: workspace)
    var continued: Set<pid_t> = []
    while let worker = try await recording.stoppedWorker(except: continued) {
      continued.insert(worker)
      kill(worker, SIGCONT)
    }
    #expect(try await recording.end().code == 1)
    #expect(try await Program.run(["accept"], in: workspace.folder, executable: "hostile-run").code == 0)

    let run = try HostileRun(["-j", "1", "--retries", "1"], in: workspace)
    let killed = try #require(try await run.stoppedWorker())
    kill(killed, SIGKILL)
    kill(try #require(try await run.stoppedWorker(except: [killed])), SIGCONT)
    let outcome = try await run.end()
    #expect(outcome.code == 0, "\(outcome.output)")
    #expect(try outcome.verdict("stops/does-it") == .flaky)
    #expect(try outcome.result("stops/does-it").attempts == 2)
    #expect(try outcome.words("stops/does-it").contains("SIGKILL"))
    #expect(outcome.output.contains("1 flaky"))
  }
}
