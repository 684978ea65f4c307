import Testing

@testable import ScenarioKit

/// What a parent knows of a worker.
@Suite struct WorkerStateTests {
  private static let items = (1...3).map { RunSchedule.Item(number: $0, run: Int($0), purpose: .repetition) }

  @Test func `a batch gives out each of its items once`() {
    var batch = WorkerState.Batch(Self.items, isLast: false)
    #expect(batch.remove(2) == Self.items[1])
    #expect(batch.remove(2) == nil)
    #expect(batch.remove(9) == nil)
    #expect(batch.item(2) == nil)
    #expect(batch.item(3) == Self.items[2])
    #expect(batch.items == [Self.items[0], Self.items[2]])
    #expect(batch.size == 3)
  }

  @Test func `a worker at its last batch counts as active and takes no more`() {
    let last = WorkerState.working(WorkerState.Batch(Self.items, isLast: true))
    #expect(last.isActive && last.isAlive)
    #expect(!last.takesMore)
    #expect(WorkerState.working(WorkerState.Batch(Self.items, isLast: false)).takesMore)
  }
}
