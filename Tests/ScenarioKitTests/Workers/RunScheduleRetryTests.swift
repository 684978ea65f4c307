import Testing

@testable import ScenarioKit

/// Crashes and time-outs are tried again, failures are not.
@Suite struct RunScheduleRetryTests {
  @Test(arguments: [Verdict.crashed, .timedOut]) func `without retries a loss is reported at once`(loss: Verdict) {
    var schedule = ScheduleExample.schedule(1)
    schedule.finish(schedule.nextItems()[0], loss, problem: "gone")
    #expect(schedule.isFinished)
    let told = schedule.takeEnded()
    #expect(told.map(\.verdict) == [loss])
    #expect(told.first?.attempts == 1)
    #expect(schedule.takeEnded().isEmpty)
  }

  @Test(arguments: [Verdict.crashed, .timedOut]) func `a retry is alone, and a pass then is flaky`(loss: Verdict) {
    var schedule = ScheduleExample.schedule(1, retries: 2)
    var first = ScheduleExample.result(0, loss, problem: "gone")
    first.output = "about to go"
    first.duration = .seconds(2)
    schedule.finish(schedule.nextItems()[0], first)
    #expect(schedule.takeEnded().isEmpty)
    #expect(schedule.next(isFresh: false, jobs: 1) == nil)
    let retry = schedule.next(isFresh: true, jobs: 1)
    #expect(retry?.isAlone == true)
    #expect(retry?.items.map(\.purpose) == [.retry])
    var second = ScheduleExample.result(0, .passed)
    second.duration = .seconds(1)
    if let item = retry?.items.first { schedule.finish(item, second) }
    let told = schedule.takeEnded()
    #expect(told.map(\.verdict) == [.flaky])
    // Its report is the loss.
    #expect(told.first?.problems.map(\.message) == ["gone"])
    #expect(told.first?.output == "about to go")
    #expect(told.first?.attempts == 2)
    #expect(told.first?.duration == .seconds(3))
    #expect(schedule.isFinished)
  }

  @Test func `when all retries are lost the last loss is reported`() {
    var schedule = ScheduleExample.schedule(1, retries: 2)
    for problem in ["first", "second", "third"] { schedule.finish(schedule.nextItems()[0], .crashed, problem: problem) }
    let told = schedule.takeEnded()
    #expect(told.map(\.verdict) == [.crashed])
    #expect(told.first?.attempts == 3)
    #expect(told.first?.problems.map(\.message) == ["third"])
    #expect(schedule.isFinished)
  }

  @Test func `a retry that ends with another text is confirmed as such`() {
    var schedule = ScheduleExample.schedule(1, retries: 1)
    schedule.finish(schedule.nextItems()[0], .crashed)
    schedule.finish(schedule.nextItems()[0], .changed, text: "a")
    let confirmation = schedule.nextItems()
    #expect(confirmation.map(\.purpose) == [.confirmation])
    schedule.finish(confirmation[0], .changed, text: "a")
    #expect(schedule.takeEnded().map(\.verdict) == [.changed])
  }

  @Test func `a failure is not tried again`() {
    var schedule = ScheduleExample.schedule(1, retries: 2)
    schedule.finish(schedule.nextItems()[0], .failed, problem: "no")
    schedule.finish(schedule.nextItems()[0], .failed, problem: "no")
    #expect(schedule.isFinished)
    #expect(schedule.takeEnded().map(\.verdict) == [.failed])
  }

  @Test func `a retry that was given back stays one`() {
    var schedule = ScheduleExample.schedule(2, retries: 1)
    schedule.finish(schedule.nextItems()[0], .crashed)
    schedule.finish(schedule.nextItems()[0], .passed)
    let retry = schedule.nextItems()
    schedule.giveBack(retry)
    #expect(schedule.next(isFresh: false, jobs: 1) == nil)
    #expect(schedule.nextItems() == retry)
  }
}
