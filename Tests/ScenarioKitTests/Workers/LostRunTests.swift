import Foundation
import Testing

@testable import ScenarioDocuments
@testable import ScenarioKit
@testable import ScenarioStage

/// The report of a run whose worker ended.
@Suite struct LostRunTests {
  private static func lost(
    _ cause: LostRun.Cause, output: String = "", peakMemory: Int = 0, record: WorkerRecordReader? = nil
  ) throws -> RunResult {
    var run = ScheduleExample.runs(1)[0]
    run.expectedFailure = "known"
    return LostRun(
      run: run, cause: cause, record: try record ?? WorkerRecordReader(), peakMemory: peakMemory,
      memoryLimit: 256 << 20, output: output, folder: "/app", duration: .seconds(3)
    ).result
  }

  @Test(arguments: [
    (LostRun.Cause.ended(.exited(0)), "the component ended the process: exit(0)"),
    (.ended(.exited(3)), "the component ended the process: exit(3)"),
    (.ended(.exited(WorkerProtocol.lostPipe)), "closed descriptors that are not its own"),
    (.garbledPipe, "wrote to a descriptor that is not its own"),
    (.ended(.signaled(SIGSEGV)), "ended by SIGSEGV, memory that is not its own"),
    (.ended(.signaled(SIGKILL)), "ended by SIGKILL, another process"),
    (.ended(.signaled(60)), "ended by signal 60, a signal"),
  ]) func `each end of a process has its words`(cause: LostRun.Cause, words: String) throws {
    let result = try Self.lost(cause)
    #expect(result.verdict == .crashed)
    #expect(result.problems.map(\.message).first?.contains(words) == true, "\(result.problems)")
    #expect(result.duration == .seconds(3))
    #expect(result.expectedFailure == "known")
    #expect(result.output == nil)
    #expect(result.snapshotText == nil)
  }

  @Test(arguments: [
    (RunDeadline.Activity.busy as RunDeadline.Activity?, "it was busy"), (.waiting, "it was waiting"),
    (nil, "not known"),
  ]) func `a time-out tells its limit and what the thread did`(activity: RunDeadline.Activity?, words: String) throws {
    let result = try Self.lost(.timedOut(.milliseconds(1_500), activity))
    #expect(result.verdict == .timedOut)
    let message = try #require(result.problems.first?.message)
    #expect(message.contains("after 1.5s of wall time"))
    #expect(message.contains(words))
  }

  @Test func `the message of a trap is reported, and what was printed stays`() throws {
    let output = "printed\na.swift:1: Fatal error: said by somebody\nNotes.swift:4: Fatal error: the note is gone\n"
    let result = try Self.lost(.ended(.signaled(SIGILL)), output: output)
    #expect(result.problems.first?.message == "the process was ended by SIGILL, a trap: the note is gone")
    #expect(result.output == output)
  }

  @Test func `a peak near the limit of memory is reported as such`() throws {
    let near = try Self.lost(.ended(.signaled(SIGILL)), peakMemory: 250 << 20)
    #expect(near.problems.first?.message.contains("more memory than a worker may, 256 MiB (--memory)") == true)
    let far = try Self.lost(.ended(.signaled(SIGILL)), peakMemory: 100 << 20)
    #expect(far.problems.first?.message.contains("memory") == false)
  }

  @Test func `without a step the place is that of the scenario`() throws {
    let problem = try #require(try Self.lost(.garbledPipe).problems.first)
    #expect(problem.step == nil)
    #expect(problem.location == ScheduleExample.runs(1)[0].location)
    #expect(problem.details == nil)
  }

  @Test func `the step, its place, the steps before it and the screen are reported`() throws {
    let flight = try RecordedFlight()
    flight.recorder.willDo(
      HermeticActivity(step: "tap \"Save\"", location: SourceLocation(file: "Scenarios/a.json", line: 7, column: 9)))
    flight.recorder.did(Transcript.StepRecord(text: "appear", calls: ["save(1)"]), screen: "  \"Saved\"\n")
    let problem = try #require(try Self.lost(.garbledPipe, record: flight.record).problems.first)
    #expect(problem.step == "tap \"Save\"")
    #expect(problem.location?.description == "Scenarios/a.json:7:9")
    let details = try #require(problem.details)
    #expect(details == "until then:\n  > appear\n    save(1)\non the screen before it:\n  \"Saved\"")
  }

  @Test func `of a long screen forty lines are reported, and how many are not`() throws {
    let flight = try RecordedFlight()
    let screen = (0..<100).map { "  \"\($0)\"\n" }.joined()
    flight.recorder.did(Transcript.StepRecord(text: "appear"), screen: screen)
    let details = try #require(try Self.lost(.garbledPipe, record: flight.record).problems.first?.details)
    #expect(details.contains("  \"39\"\n  … 60 more lines"))
    #expect(!details.contains("  \"40\""))
  }
}
