import Testing

@testable import ScenarioDocuments
@testable import ScenarioKit

@Suite struct RunSummaryTests {
  private static let identity = RunIdentity(parsing: "a/b@local")!

  @Test(arguments: [
    (Verdict.passed, ExitCode.passed), (.flaky, .passed), (.skipped, .passed), (.expectedFailure, .passed),
    (.changed, .failed), (.new, .failed), (.failed, .failed), (.orderDependent, .failed), (.unexpectedPass, .failed),
    (.crashed, .crashed), (.timedOut, .crashed),
  ])
  func `each verdict has its exit code`(verdict: Verdict, code: ExitCode) {
    let result = RunResult(identity: Self.identity, verdict: verdict)
    #expect(RunSummary(planned: [Self.identity], results: [result]).exitCode == code)
  }

  @Test func `of several codes the first of 2, 6, 3, 1, 5, 4, 0 counts`() {
    let order: [ExitCode] = [.usage, .incomplete, .crashed, .failed, .hygiene, .emptySelection, .passed]
    #expect(order.map(\.rawValue) == [2, 6, 3, 1, 5, 4, 0])
    for (index, code) in order.enumerated() {
      #expect(ExitCode.combined(order[index...].reversed()) == code)
    }
    #expect(ExitCode.combined([]) == .passed)
  }

  @Test func `fewer results than planned are missing, in the order of the plan`() {
    let other = RunIdentity(parsing: "a/c@local")!
    let failed = RunResult(identity: Self.identity, verdict: .failed)
    let summary = RunSummary(planned: [other, Self.identity], results: [failed, failed])
    #expect(summary.missing == [other])
    #expect(summary.counts == [.failed: 1])
    #expect(summary.exitCode == .incomplete)
  }

  @Test func `orphans count only when hygiene does`() {
    var summary = RunSummary(
      planned: [Self.identity], results: [RunResult(identity: Self.identity, verdict: .passed)])
    summary.orphans = ["x"]
    #expect(summary.exitCode == .passed)
    summary.isStrict = true
    #expect(summary.exitCode == .hygiene)
  }

  @Test func `nothing planned is an empty selection`() {
    #expect(RunSummary(planned: [], results: []).exitCode == .emptySelection)
  }
}
