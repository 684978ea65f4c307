import Foundation
import ScenarioTestSupport
import Testing

@testable import ScenarioDocuments
@testable import ScenarioKit

@Suite struct SnapshotJudgeTests {
  private static let identity = RunIdentity(parsing: "tags/tags-view/shows-tags@error")!
  private static let text = SnapshotFile(identity: identity, body: "Frame \"start\"").text

  private let folder: TemporaryFolder
  private let store: SnapshotStore
  private let pending: PendingStore
  private let judge: SnapshotJudge

  init() throws {
    folder = try TemporaryFolder()
    store = SnapshotStore(root: folder.url.appendingPathComponent("Scenarios"))
    pending = PendingStore(
      output: OutputFolder(workingDirectory: folder.url, variables: [:], isCI: false), root: "Scenarios")
    judge = SnapshotJudge(store: store, pending: pending)
  }

  private func result(_ verdict: Verdict, _ text: String? = SnapshotJudgeTests.text) -> RunResult {
    RunResult(identity: Self.identity, verdict: verdict, snapshotText: text)
  }

  @Test func `a passed run is passed, changed or new by its stored text`() throws {
    #expect(judge.judge(result(.passed), expectedFailure: nil).verdict == .new)
    try store.write(Self.text, for: Self.identity)
    #expect(judge.judge(result(.passed), expectedFailure: nil).verdict == .passed)
    try store.write(Self.text.replacing("start", with: "end"), for: Self.identity)
    let changed = judge.judge(result(.passed), expectedFailure: nil)
    #expect(changed.verdict == .changed)
    #expect(changed.baseline?.text.contains("end") == true)
  }

  @Test(arguments: [Verdict.failed, .crashed, .timedOut, .skipped])
  func `a run that did not get through keeps its verdict`(verdict: Verdict) {
    #expect(judge.judge(result(verdict, nil), expectedFailure: nil).verdict == verdict)
  }

  @Test func `an unusable snapshot fails the run where it lies`() throws {
    try folder.write("", "Scenarios/tags/__snapshots__/tags-view/shows-tags@error.snap.txt")
    let judged = judge.judge(result(.passed), expectedFailure: nil)
    #expect(judged.verdict == .failed)
    #expect(judged.problems.first?.location?.line == 1)
  }

  @Test func `an expected failure is one, and passing against expectation is a problem`() {
    #expect(judge.judge(result(.failed, nil), expectedFailure: "known").verdict == .expectedFailure)
    #expect(judge.judge(result(.passed), expectedFailure: "known").verdict == .unexpectedPass)
    #expect(judge.judge(result(.crashed, nil), expectedFailure: "known").verdict == .crashed)
  }

  @Test func `a run without a text cannot pass`() {
    #expect(judge.judge(result(.passed, nil), expectedFailure: nil).verdict == .failed)
  }

  @Test func `only new and changed are kept, and all others take back what was pending`() throws {
    for verdict in Verdict.allCases where verdict != .skipped {
      try pending.put(Self.text, for: Self.identity, baselineHash: "stale")
      try judge.record(result(verdict))
      let kept = pending.all().pending
      if verdict.leavesPending {
        #expect(kept.map(\.baselineHash) == [nil])
      } else {
        #expect(kept.isEmpty, "\(verdict)")
      }
    }
  }

  @Test func `judging and recording write nothing below the root`() throws {
    try judge.record(judge.judge(result(.passed), expectedFailure: nil))
    #expect(folder.files.allSatisfy { $0.hasPrefix(".scenario-run/") })
  }
}
