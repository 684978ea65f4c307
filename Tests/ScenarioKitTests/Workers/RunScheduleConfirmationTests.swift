import Testing

@testable import ScenarioKit

/// What is new, changed or failed is reported when a fresh process came to the same.
@Suite struct RunScheduleConfirmationTests {
  @Test(arguments: [Verdict.new, .changed, .failed]) func `nothing is reported before it is confirmed`(verdict: Verdict)
  {
    var schedule = ScheduleExample.schedule(1)
    schedule.finish(schedule.nextItems()[0], verdict, text: "a")
    #expect(schedule.takeEnded().isEmpty)
    #expect(schedule.next(isFresh: false, jobs: 1) == nil)
    let confirmation = schedule.nextItems()
    #expect(confirmation.map(\.purpose) == [.confirmation])
    schedule.finish(confirmation[0], verdict, text: "a")
    #expect(schedule.takeEnded().map(\.verdict) == [verdict])
    #expect(schedule.isFinished)
  }

  @Test(arguments: [Verdict.passed, .expectedFailure, .unexpectedPass, .crashed, .timedOut])
  func `what needs no confirmation is reported at once`(verdict: Verdict) {
    var schedule = ScheduleExample.schedule(1)
    schedule.finish(schedule.nextItems()[0], verdict)
    #expect(schedule.takeEnded().map(\.verdict) == [verdict])
    #expect(schedule.isFinished)
  }

  @Test func `it begins when nothing else is going on`() {
    var schedule = ScheduleExample.schedule(4)
    let first = schedule.nextItems()
    let rest = [schedule.nextItems(), schedule.nextItems()].joined()
    #expect(first.map(\.run) == [0, 1])
    schedule.finish(first[0], .changed)
    schedule.finish(first[1], .passed)
    #expect(schedule.next(isFresh: true, jobs: 1) == nil)
    #expect(!schedule.isFinished)
    for item in rest { schedule.finish(item, .passed) }
    #expect(schedule.isWorkWaiting)
    #expect(schedule.nextItems().map(\.run) == [0])
  }

  @Test func `up to fifty are confirmed each alone, in their order`() {
    var schedule = ScheduleExample.schedule(RunSchedule.confirmedAlone)
    var items: [RunSchedule.Item] = []
    while let assignment = schedule.next(isFresh: true, jobs: 2) { items += assignment.items }
    // Ended in another order than that of the plan.
    for item in items.reversed() { schedule.finish(item, .changed) }
    var confirmed: [Int] = []
    while let assignment = schedule.next(isFresh: true, jobs: 2) {
      #expect(assignment.items.count == 1)
      #expect(assignment.isAlone)
      confirmed += assignment.items.map(\.run)
    }
    #expect(confirmed == Array(0..<RunSchedule.confirmedAlone))
  }

  @Test(arguments: [51, 450]) func `more are confirmed in fresh processes, after others than before`(count: Int) {
    var schedule = ScheduleExample.schedule(count)
    var items: [RunSchedule.Item] = []
    while let assignment = schedule.next(isFresh: true, jobs: 2) { items += assignment.items }
    for item in items { schedule.finish(item, .new) }
    var confirmed: [Int] = []
    while let assignment = schedule.next(isFresh: true, jobs: 2) {
      #expect(assignment.isAlone)
      #expect(assignment.items.count <= InProcessExecutor.batchSize)
      #expect(assignment.items.count > 1)
      confirmed += assignment.items.map(\.run)
    }
    #expect(confirmed == (0..<count).reversed())
  }

  @Test func `confirmations that were given back come again, in fresh processes`() {
    var schedule = ScheduleExample.schedule(60)
    var items: [RunSchedule.Item] = []
    while let assignment = schedule.next(isFresh: true, jobs: 1) { items += assignment.items }
    for item in items { schedule.finish(item, .new) }
    let batch = schedule.nextItems()
    schedule.finish(batch[0], .crashed)
    schedule.giveBack(Array(batch.dropFirst()))
    #expect(schedule.next(isFresh: false, jobs: 1) == nil)
    let again = schedule.next(isFresh: true, jobs: 1)
    #expect(again == RunSchedule.Assignment(items: Array(batch.dropFirst()), isAlone: true))
  }

  @Test func `another end in a fresh process is order-dependent`() {
    var schedule = ScheduleExample.schedule(1)
    schedule.finish(schedule.nextItems()[0], .changed, text: "a")
    schedule.finish(schedule.nextItems()[0], .passed)
    let told = schedule.takeEnded()
    #expect(told.map(\.verdict) == [.orderDependent])
    #expect(told.first?.attempts == 2)
    #expect(schedule.isFinished)
  }
}
