import Testing

@testable import ScenarioKit

/// Runs that go on stage several times.
@Suite struct RunScheduleRepetitionTests {
  @Test func `one repetition follows the other over the whole plan`() {
    var schedule = ScheduleExample.schedule(3, repetitions: 2)
    var taken: [Int] = []
    while let assignment = schedule.next(isFresh: true, jobs: 1) { taken += assignment.items.map(\.run) }
    #expect(taken == [0, 1, 2, 0, 1, 2])
  }

  @Test func `a result is reported when all have ended, and has the time of all`() {
    var schedule = ScheduleExample.schedule(1, repetitions: 3)
    for _ in 0..<3 {
      #expect(schedule.takeEnded().isEmpty)
      var result = ScheduleExample.result(0, .passed)
      result.duration = .seconds(1)
      schedule.finish(schedule.nextItems()[0], result)
    }
    let told = schedule.takeEnded()
    #expect(told.map(\.verdict) == [.passed])
    #expect(told.first?.attempts == 3)
    #expect(told.first?.duration == .seconds(3))
    #expect(schedule.isFinished)
  }

  @Test func `repetitions that end differently are order-dependent and need no confirmation`() {
    var schedule = ScheduleExample.schedule(1, repetitions: 2)
    schedule.finish(schedule.nextItems()[0], .passed)
    schedule.finish(schedule.nextItems()[0], .changed, text: "b")
    #expect(schedule.isFinished)
    let told = schedule.takeEnded()
    #expect(told.map(\.verdict) == [.orderDependent])
    #expect(told.first?.problems.first?.message.contains("1 passed, 1 changed") == true)
    #expect(told.first?.snapshotText == nil)
  }

  @Test func `one loss among repetitions is a loss, with how often each came`() {
    var schedule = ScheduleExample.schedule(1, repetitions: 3)
    for verdict in [Verdict.passed, .crashed, .passed] { schedule.finish(schedule.nextItems()[0], verdict) }
    let told = schedule.takeEnded()
    #expect(told.map(\.verdict) == [.crashed])
    #expect(told.first?.problems.first?.message.contains("2 passed, 1 crashed") == true)
  }

  @Test func `repetitions that are all changed alike are confirmed once`() {
    var schedule = ScheduleExample.schedule(1, repetitions: 2)
    for _ in 0..<2 { schedule.finish(schedule.nextItems()[0], .changed, text: "b") }
    #expect(schedule.nextItems().map(\.purpose) == [.confirmation])
    #expect(schedule.next(isFresh: true, jobs: 1) == nil)
  }
}
