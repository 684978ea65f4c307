import Testing

@testable import ScenarioKit

/// Whatever workers do, each run is reported once and goes on stage as often as it should.
@Suite struct RunScheduleSimulationTests {
  private static let count = 97
  private static let isolated = Set([5, 40, 96])

  /// What becomes of a run: some crash always, some the first time, some depend on what ran before.
  private static func verdict(_ item: RunSchedule.Item) -> Verdict {
    switch item.run % 12 {
    case 1: .crashed
    case 2: item.purpose == .retry ? .passed : .crashed
    case 3: .changed
    case 4: item.purpose == .confirmation ? .passed : .failed
    case 5: .timedOut
    case 6: item.purpose == .confirmation ? .crashed : .new
    default: .passed
    }
  }

  private static func expected(_ run: Int) -> Verdict {
    switch run % 12 {
    case 1: .crashed
    case 2: .flaky
    case 3: .changed
    case 4, 6: .orderDependent
    case 5: .timedOut
    default: .passed
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>) func `no item is lost or doubled`(seed: UInt64) {
    var schedule = ScheduleExample.schedule(Self.count, isolated: Self.isolated, retries: 1)
    var workers = SimulatedWorkers(count: Int(1 + seed % 5), seed: seed)
    workers.work(&schedule, disturbance: Int(seed % 4) * 10, verdict: Self.verdict)
    #expect(workers.mistakes == [])
    let told = Dictionary(grouping: workers.told, by: \.identity)
    #expect(told.count == Self.count)
    for (position, run) in schedule.runs.enumerated() {
      #expect(told[run.identity]?.map(\.verdict) == [Self.expected(position)], "\(run.identity)")
      #expect(workers.staged[.repetition]?[position] == 1)
      let isLost = [1, 2, 5].contains(position % 12)
      #expect(workers.staged[.retry]?[position] ?? 0 == (isLost ? 1 : 0))
      let isConfirmed = [3, 4, 6].contains(position % 12)
      #expect(workers.staged[.confirmation]?[position] ?? 0 == (isConfirmed ? 1 : 0))
    }
    #expect(workers.shared.isDisjoint(with: Self.isolated))
  }

  @Test(arguments: 0..<20 as Range<UInt64>) func `each repetition goes on stage once`(seed: UInt64) {
    var schedule = ScheduleExample.schedule(Self.count, isolated: Self.isolated, repetitions: 3)
    var workers = SimulatedWorkers(count: Int(1 + seed % 3), seed: seed)
    workers.work(&schedule, disturbance: 15, verdict: Self.verdict)
    #expect(workers.mistakes == [])
    #expect(Set(workers.told.map(\.identity)).count == Self.count)
    #expect(workers.told.count == Self.count)
    for position in schedule.runs.indices { #expect(workers.staged[.repetition]?[position] == 3) }
  }

  @Test(arguments: 0..<20 as Range<UInt64>) func `with a stop each run is reported once, too`(seed: UInt64) {
    var schedule = ScheduleExample.schedule(Self.count, isolated: Self.isolated, retries: 1, maxFailures: 4)
    var workers = SimulatedWorkers(count: Int(1 + seed % 3), seed: seed)
    workers.work(&schedule, disturbance: 15, verdict: Self.verdict)
    #expect(workers.mistakes == [])
    #expect(Set(workers.told.map(\.identity)).count == Self.count)
    #expect(workers.told.count == Self.count)
    #expect(workers.told.count { $0.verdict.isProblem } >= 4)
    #expect(workers.told.contains { $0.verdict == .skipped })
  }

  @Test func `more than fifty to confirm are confirmed once each`() {
    var schedule = ScheduleExample.schedule(300)
    var workers = SimulatedWorkers(count: 3, seed: 7)
    workers.work(&schedule, disturbance: 20) { $0.purpose == .confirmation && $0.run == 100 ? .crashed : .new }
    #expect(workers.mistakes == [])
    #expect(workers.told.count == 300)
    #expect(workers.told.filter { $0.verdict == .orderDependent }.map(\.identity.scenario) == ["n100"])
    for position in schedule.runs.indices { #expect(workers.staged[.confirmation]?[position] == 1) }
  }
}
