import Testing

@testable import ScenarioKit

/// Who runs what next.
@Suite struct RunScheduleTests {
  @Test func `batches keep the order, and leave something for every process`() {
    var schedule = ScheduleExample.schedule(1_000)
    var taken: [Int] = []
    var sizes: [Int] = []
    while let assignment = schedule.next(isFresh: true, jobs: 2) {
      #expect(!assignment.isAlone)
      taken += assignment.items.map(\.run)
      sizes.append(assignment.items.count)
    }
    #expect(taken == Array(0..<1_000))
    #expect(sizes.allSatisfy { $0 <= InProcessExecutor.batchSize })
    #expect(sizes[0] == InProcessExecutor.batchSize)
    #expect(sizes.last == 1)
    #expect(zip(sizes, sizes.dropFirst()).allSatisfy { $0 >= $1 })
  }

  @Test func `every item has a number of its own`() {
    var schedule = ScheduleExample.schedule(30, isolated: [3], repetitions: 3)
    var numbers: [UInt64] = []
    while let assignment = schedule.next(isFresh: true, jobs: 2) { numbers += assignment.items.map(\.number) }
    #expect(numbers.count == 90)
    #expect(Set(numbers).count == 90)
    #expect(!numbers.contains(0))
  }

  @Test func `an isolated run gets a fresh process to itself, after the others`() {
    var schedule = ScheduleExample.schedule(3, isolated: [1])
    var others: [Int] = []
    while others.count < 2 { others += schedule.nextItems(isFresh: false).map(\.run) }
    #expect(others == [0, 2])
    #expect(schedule.next(isFresh: false, jobs: 1) == nil)
    let alone = schedule.next(isFresh: true, jobs: 1)
    #expect(alone?.items.map(\.run) == [1])
    #expect(alone?.isAlone == true)
  }

  @Test func `what was given back is first, in its order, and an isolated run stays alone`() {
    var schedule = ScheduleExample.schedule(20, isolated: [19])
    let first = schedule.nextItems()
    #expect(first.map(\.run) == Array(0..<9))
    schedule.finish(first[0], .passed)
    schedule.giveBack(Array(first.dropFirst()))
    #expect(schedule.nextItems().first == first[1])
    var rest = ScheduleExample.schedule(1, isolated: [0])
    let alone = rest.nextItems()
    rest.giveBack(alone)
    #expect(rest.next(isFresh: false, jobs: 1) == nil)
    #expect(rest.next(isFresh: true, jobs: 1) == RunSchedule.Assignment(items: alone, isAlone: true))
  }

  @Test func `it is not finished while an item is assigned`() {
    var schedule = ScheduleExample.schedule(1)
    #expect(!schedule.isFinished)
    let items = schedule.nextItems()
    #expect(!schedule.isFinished)
    #expect(!schedule.isWorkWaiting)
    schedule.giveBack(items)
    #expect(schedule.isWorkWaiting)
    schedule.finish(schedule.nextItems()[0], .passed)
    #expect(schedule.isFinished)
  }

  @Test func `no more processes are wanted than there is work for`() {
    #expect(ScheduleExample.schedule(1).usefulSharers(jobs: 8) == 1)
    #expect(ScheduleExample.schedule(1_000).usefulSharers(jobs: 8) == 8)
    #expect(ScheduleExample.schedule(0).usefulSharers(jobs: 8) == 0)
    #expect(!ScheduleExample.schedule(4).isFreshOneNeeded)
    var isolated = ScheduleExample.schedule(4, isolated: [0, 1, 2, 3])
    #expect(isolated.usefulSharers(jobs: 8) == 0)
    for _ in 0..<4 {
      #expect(isolated.isFreshOneNeeded)
      #expect(isolated.next(isFresh: true, jobs: 8)?.items.count == 1)
    }
    #expect(!isolated.isFreshOneNeeded)
  }

  @Test func `a plan without runs is finished`() {
    var schedule = ScheduleExample.schedule(0)
    #expect(schedule.isFinished)
    #expect(schedule.next(isFresh: true, jobs: 2) == nil)
    schedule.skipRest()
    schedule.interrupt()
    #expect(schedule.takeEnded().isEmpty)
  }
}
