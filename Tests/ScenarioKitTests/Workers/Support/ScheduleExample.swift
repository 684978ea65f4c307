import ScenarioTestSupport

@testable import ScenarioDocuments
@testable import ScenarioKit
@testable import ScenarioStage

/// Schedules of runs that have nothing but names.
enum ScheduleExample {
  static func runs(_ count: Int, isolated: Set<Int> = []) -> [PlannedRun] {
    var runs = SamplePlan.plan((0..<count).map { "a/n\($0)@local" }).runs
    for position in isolated { runs[position].isIsolated = true }
    return runs
  }

  static func schedule(
    _ count: Int, isolated: Set<Int> = [], retries: Int = 0, repetitions: Int = 1, maxFailures: Int? = nil
  ) -> RunSchedule {
    RunSchedule(
      runs: runs(count, isolated: isolated),
      options: ExecutionOptions(jobs: 1, retries: retries, repetitions: repetitions, maxFailures: maxFailures))
  }

  static func result(_ run: Int, _ verdict: Verdict, text: String? = nil, problem: String? = nil) -> RunResult {
    RunResult(
      identity: RunIdentity(path: "a", scenario: "n\(run)", environment: "local"), verdict: verdict,
      problems: problem.map { [Problem(message: $0)] } ?? [], snapshotText: text)
  }
}

extension RunSchedule {
  /// Ends an item with a verdict.
  mutating func finish(_ item: Item, _ verdict: Verdict, text: String? = nil, problem: String? = nil) {
    finish(item, ScheduleExample.result(item.run, verdict, text: text, problem: problem))
  }

  /// The next assignment, for a process that has run nothing, as the runs of its items.
  mutating func nextItems(isFresh: Bool = true, jobs: Int = 1) -> [Item] {
    next(isFresh: isFresh, jobs: jobs)?.items ?? []
  }

  /// Takes every item that is waiting, a fresh process for each assignment, and ends it.
  mutating func finishAll(jobs: Int = 1, _ verdict: (Item) -> Verdict) {
    while let assignment = next(isFresh: true, jobs: jobs) {
      for item in assignment.items { finish(item, verdict(item)) }
    }
  }
}
