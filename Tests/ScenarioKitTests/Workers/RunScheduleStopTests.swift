import Testing

@testable import ScenarioKit

/// Runs that do not come to their end: too many failures, an interrupt.
@Suite struct RunScheduleStopTests {
  @Test func `after the most failures nothing starts, and the rest is skipped with the reason`() {
    var schedule = ScheduleExample.schedule(40, maxFailures: 2)
    let first = schedule.nextItems(jobs: 10)
    schedule.finish(first[0], .crashed)
    let second = schedule.nextItems(jobs: 10)
    schedule.finish(first[1], .passed)
    schedule.finish(second[0], .timedOut)
    #expect(schedule.next(isFresh: true, jobs: 10) == nil)
    #expect(schedule.isFinished)
    schedule.skipRest()
    let told = schedule.takeEnded()
    #expect(told.count == 40)
    #expect(Set(told.map(\.identity)).count == 40)
    let skipped = told.filter { $0.verdict == .skipped }
    #expect(skipped.count == 37)
    #expect(skipped.allSatisfy { $0.problems.map(\.message) == ["not run after 2 failures (--max-failures)"] })
  }

  @Test func `passes and flaky runs are no failures`() {
    var schedule = ScheduleExample.schedule(3, retries: 1, maxFailures: 1)
    schedule.finish(schedule.nextItems()[0], .crashed)
    schedule.finishAll { _ in .passed }
    schedule.skipRest()
    #expect(schedule.takeEnded().map(\.verdict).sorted { $0.rawValue < $1.rawValue } == [.flaky, .passed, .passed])
  }

  @Test func `what was found before the stop is confirmed after it`() {
    var schedule = ScheduleExample.schedule(20, maxFailures: 1)
    let items = schedule.nextItems(jobs: 10)
    schedule.finish(items[0], .changed, text: "a")
    #expect(schedule.nextItems().map(\.purpose) == [.confirmation])
  }

  @Test func `nothing is skipped without a stop`() {
    var schedule = ScheduleExample.schedule(2, maxFailures: 5)
    schedule.finishAll { _ in .crashed }
    schedule.skipRest()
    #expect(schedule.takeEnded().map(\.verdict) == [.crashed, .crashed])
  }

  @Test func `what a lost process gives back after the stop is not begun either`() {
    var schedule = ScheduleExample.schedule(20, maxFailures: 1)
    let items = schedule.nextItems()
    schedule.finish(items[0], .crashed)
    schedule.giveBack(Array(items.dropFirst()))
    #expect(schedule.next(isFresh: true, jobs: 1) == nil)
    schedule.skipRest()
    #expect(schedule.takeEnded().map(\.verdict) == [.crashed] + Array(repeating: .skipped, count: 19))
  }

  @Test func `a loss that waits for its retry at the stop is reported as the loss`() {
    var schedule = ScheduleExample.schedule(2, retries: 1, maxFailures: 1)
    schedule.finish(schedule.nextItems()[0], .crashed, problem: "gone")
    schedule.finish(schedule.nextItems()[0], .failed)
    schedule.finishAll { _ in .failed }
    schedule.skipRest()
    let told = schedule.takeEnded().sorted { $0.identity.description < $1.identity.description }
    #expect(told.map(\.verdict) == [.crashed, .failed])
    #expect(told.first?.problems.first?.message == "gone")
  }

  @Test func `a repetition that failed before the stop is reported, not skipped`() {
    var schedule = ScheduleExample.schedule(2, repetitions: 2, maxFailures: 1)
    var items: [RunSchedule.Item] = []
    while let assignment = schedule.next(isFresh: true, jobs: 1) { items += assignment.items }
    #expect(items.map(\.run) == [0, 1, 0, 1])
    schedule.finish(items[0], .timedOut)
    schedule.giveBack([items[2]])
    schedule.finish(items[1], .crashed)
    schedule.finish(items[3], .crashed)
    schedule.skipRest()
    let told = schedule.takeEnded().sorted { $0.identity.description < $1.identity.description }
    #expect(told.map(\.verdict) == [.timedOut, .crashed])
  }

  @Test func `an interrupt reports what was not confirmed, without a text to accept`() {
    var schedule = ScheduleExample.schedule(3)
    let items = schedule.nextItems() + schedule.nextItems()
    schedule.finish(items[0], .changed, text: "a")
    schedule.finish(items[1], .passed)
    schedule.interrupt()
    let told = schedule.takeEnded()
    #expect(told.map(\.verdict) == [.passed, .changed])
    #expect(told.last?.snapshotText == nil)
    #expect(told.last?.problems.last?.message.contains("interrupted before this could be confirmed") == true)
    #expect(schedule.next(isFresh: true, jobs: 1) == nil)
  }

  @Test func `an interrupt while something is being confirmed reports it once`() {
    var schedule = ScheduleExample.schedule(1)
    schedule.finish(schedule.nextItems()[0], .new, text: "a")
    let confirmation = schedule.nextItems()
    schedule.interrupt()
    schedule.finish(confirmation[0], .new, text: "a")
    #expect(schedule.takeEnded().map(\.verdict) == [.new])
  }

  @Test func `an interrupt reports a loss that waited for its retry`() {
    var schedule = ScheduleExample.schedule(1, retries: 1)
    schedule.finish(schedule.nextItems()[0], .crashed, problem: "gone")
    schedule.interrupt()
    let told = schedule.takeEnded()
    #expect(told.map(\.verdict) == [.crashed])
    #expect(told.first?.problems.first?.message == "gone")
  }
}
