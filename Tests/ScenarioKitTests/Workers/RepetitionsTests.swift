import Testing

@testable import ScenarioKit

/// What several runs of the same scenario amount to.
@Suite struct RepetitionsTests {
  private func combined(_ verdicts: [Verdict]) -> RunResult? {
    Repetitions.combined(verdicts.map { ScheduleExample.result(0, $0) })
  }

  @Test func `nothing amounts to nothing`() { #expect(Repetitions.combined([]) == nil) }

  @Test(arguments: Verdict.allCases) func `what is alike stays as it is`(verdict: Verdict) {
    #expect(combined([verdict, verdict, verdict]) == ScheduleExample.result(0, verdict))
  }

  @Test func `what ends differently is order-dependent, with how often each came`() throws {
    let result = try #require(combined([.passed, .failed, .passed]))
    #expect(result.verdict == .orderDependent)
    #expect(
      result.problems.first?.message == "It did not end alike in 3 repetitions: 2 passed, 1 failed.")
  }

  @Test(arguments: [Verdict.crashed, .timedOut]) func `a loss stays one`(loss: Verdict) {
    #expect(combined([.passed, loss, .failed])?.verdict == loss)
  }

  @Test func `a crash counts more than a time-out`() {
    #expect(combined([.timedOut, .crashed])?.verdict == .crashed)
  }

  @Test func `the same verdict with another text is reported, and neither text is accepted`() throws {
    let outcomes = ["a", "b"].map { ScheduleExample.result(0, .changed, text: $0) }
    let result = try #require(Repetitions.combined(outcomes))
    #expect(result.verdict == .orderDependent)
    #expect(result.problems.first?.message.contains("all changed, but not with the same text") == true)
    #expect(result.snapshotText == nil)
    #expect(result.baseline == nil)
  }
}
