@testable import ScenarioKit

/// Processes that a schedule gives work to, without processes: they finish, are lost, and give back what they have not begun.
struct SimulatedWorkers {
  /// What one of them is at.
  private struct Worker {
    var items: ArraySlice<RunSchedule.Item> = []
    var isAlone = false
    var isFresh = true
  }

  /// What came of it, in the order in which it came.
  private(set) var told: [RunResult] = []
  /// The runs that went on stage, by what for.
  private(set) var staged: [RunSchedule.Item.Purpose: [Int: Int]] = [:]
  /// What a schedule must not do.
  private(set) var mistakes: [String] = []
  /// The runs that shared a process with others.
  private(set) var shared: Set<Int> = []

  private var workers: [Worker]
  private var begun: Set<UInt64> = []
  private var random: SeededGenerator

  init(count: Int, seed: UInt64) {
    workers = Array(repeating: Worker(), count: count)
    random = SeededGenerator(seed: seed)
  }

  /// Works until the schedule says that everything is reported.
  ///
  /// - Parameters:
  ///   - disturbance: How many of a hundred steps end a worker between two runs or make it give back the rest.
  ///   - verdict: What becomes of a run.
  mutating func work(
    _ schedule: inout RunSchedule, disturbance: Int, verdict: (RunSchedule.Item) -> Verdict
  ) {
    var steps = 0
    while !schedule.isFinished {
      steps += 1
      guard steps < 100_000 else { return mistakes.append("it never ends") }
      let position = Int.random(in: workers.indices, using: &random)
      if workers[position].items.isEmpty {
        takeNext(position, of: &schedule)
      } else if Int.random(in: 0..<100, using: &random) < disturbance {
        schedule.giveBack(Array(workers[position].items))
        workers[position] = Worker()
      } else {
        stage(position, of: &schedule, verdict)
      }
      told += schedule.takeEnded()
    }
    schedule.skipRest()
    told += schedule.takeEnded()
  }

  private mutating func takeNext(_ position: Int, of schedule: inout RunSchedule) {
    guard let assignment = schedule.next(isFresh: workers[position].isFresh, jobs: workers.count) else {
      // Another process may get what this one may not.
      if !workers[position].isFresh { workers[position] = Worker() } else { checkIdle(schedule) }
      return
    }
    if assignment.items.isEmpty { mistakes.append("an assignment of nothing") }
    if assignment.isAlone, !workers[position].isFresh { mistakes.append("a used process for \(assignment)") }
    workers[position].items = assignment.items[...]
    workers[position].isAlone = assignment.isAlone
    workers[position].isFresh = false
    for item in assignment.items where assignment.items.count > 1 || !assignment.isAlone { shared.insert(item.run) }
  }

  private mutating func checkIdle(_ schedule: RunSchedule) {
    if schedule.isFinished || workers.contains(where: { !$0.items.isEmpty }) { return }
    mistakes.append("work is left and nobody gets it")
  }

  private mutating func stage(
    _ position: Int, of schedule: inout RunSchedule, _ verdict: (RunSchedule.Item) -> Verdict
  ) {
    let item = workers[position].items.removeFirst()
    if !begun.insert(item.number).inserted { mistakes.append("\(item) went on stage twice") }
    staged[item.purpose, default: [:]][item.run, default: 0] += 1
    let result = RunResult(identity: schedule.runs[item.run].identity, verdict: verdict(item))
    schedule.finish(item, result)
    if result.verdict.isLoss {
      schedule.giveBack(Array(workers[position].items))
      workers[position] = Worker()
    } else if workers[position].isAlone, workers[position].items.isEmpty {
      workers[position] = Worker()
    }
  }
}
