import Testing

@testable import ScenarioKit

/// What a result after others and one in a fresh process amount to.
@Suite struct ConfirmationTests {
  private func result(_ first: RunResult, _ fresh: RunResult) -> RunResult {
    Confirmation.result(first: first, fresh: fresh)
  }

  private func example(_ verdict: Verdict, text: String? = nil, problem: String? = nil) -> RunResult {
    ScheduleExample.result(0, verdict, text: text, problem: problem)
  }

  @Test(arguments: [Verdict.new, .changed, .failed]) func `two that agree are the fresh one`(verdict: Verdict) {
    var first = example(verdict, text: "a", problem: "no")
    first.duration = .seconds(2)
    let fresh = example(verdict, text: "a", problem: "no")
    #expect(result(first, fresh) == fresh)
  }

  @Test func `what was printed is kept when the fresh one printed nothing`() {
    var first = example(.changed, text: "a")
    first.output = "said"
    var fresh = first
    fresh.output = nil
    #expect(result(first, fresh).output == "said")
    fresh.output = "said again"
    #expect(result(first, fresh).output == "said again")
    // What is printed is no part of what a run comes to.
    #expect(result(first, fresh).verdict == .changed)
  }

  @Test func `another verdict, text or problem is order-dependent`() {
    let first = example(.changed, text: "a", problem: "x")
    for fresh in [
      example(.passed, problem: "x"), example(.changed, text: "b", problem: "x"),
      example(.changed, text: "a", problem: "y"), example(.crashed),
    ] {
      let result = result(first, fresh)
      #expect(result.verdict == .orderDependent)
      // Neither text may be accepted.
      #expect(result.snapshotText == nil)
      #expect(result.baseline == nil)
    }
  }

  @Test func `it says how both ended, where to look, and what differs`() throws {
    let result = result(example(.changed, text: "same\nafter\n"), example(.changed, text: "same\nalone\n"))
    let problem = try #require(result.problems.first)
    #expect(problem.message.contains("changed after other scenarios, changed in a process of its own"))
    let details = try #require(problem.details)
    #expect(details.contains("globals") && details.contains(#""isolated": true"#))
    #expect(details.contains("-after") && details.contains("+alone"))
  }

  @Test func `a text is compared with the stored one that the other run passed with`() throws {
    var first = example(.changed, text: "after\n")
    first.baseline = SnapshotBaseline(text: "stored\n", hash: "")
    let details = try #require(result(first, example(.passed)).problems.first?.details)
    #expect(details.contains("-after") && details.contains("+stored"))
  }

  @Test func `the problems of the worse one follow`() {
    let lost = result(example(.new, text: "a"), example(.crashed, problem: "gone"))
    #expect(lost.problems.dropFirst().map(\.message) == ["gone"])
    let failed = result(example(.failed, problem: "no"), example(.passed))
    #expect(failed.problems.dropFirst().map(\.message) == ["no"])
    #expect(failed.problems.first?.message.contains("failed after other scenarios, passed in a process") == true)
  }
}
