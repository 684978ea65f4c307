import Foundation
import Testing

@testable import ScenarioStage

@Suite struct HermeticPumpTests {
  @Test func performIsAMainActorJobAndReturnsItsValue() {
    let result = HermeticWorld.run(.sample()) { world in
      world.perform {
        MainActor.preconditionIsolated()
        return MainActor.assumeIsolated { 41 } + 1
      }
    }
    #expect(result == 42)
  }

  @Test func performRethrows() {
    struct Oops: Error, Equatable {}
    #expect(throws: Oops()) {
      try HermeticWorld.run(.sample()) { world in
        try world.perform { () throws in throw Oops() }
      }
    }
  }

  @Test func performInsidePerformIsACall() {
    let result = HermeticWorld.run(.sample()) { world in world.perform { world.perform { 5 } } }
    #expect(result == 5)
  }

  @Test @MainActor func aRunMayStartOnTheMainActorAndTheMainActorHoldsAfterwards() {
    var count = 0
    HermeticWorld.run(.sample()) { world in
      world.perform { count += 1 }
    }
    MainActor.preconditionIsolated()
    #expect(MainActor.assumeIsolated { count } == 1)
  }

  @Test @MainActor func theMainActorHoldsInTasksOutsideAfterARun() async {
    HermeticWorld.run(.sample()) { _ in }
    await Task.yield()
    MainActor.preconditionIsolated()
    await Task { @MainActor in MainActor.preconditionIsolated() }.value
    try? await Task.sleep(for: .milliseconds(1))
    MainActor.preconditionIsolated()
  }

  @Test func nothingRunsBeforeDrain() {
    let lines = HermeticWorld.run(.sample()) { world in
      let transcript = HermeticLog()
      world.perform {
        Task { transcript.write("task") }
        transcript.write("perform")
      }
      transcript.write("before")
      transcript.write("ready \(world.readyCount)")
      world.drain()
      transcript.write("after")
      return transcript.lines
    }
    #expect(lines == ["perform", "before", "ready 1", "task", "after"])
  }

  @Test func afterEachJobIsCalledOnTheMainActorAfterEachJob() {
    let lines = HermeticWorld.run(.sample()) { world in
      let transcript = HermeticLog()
      world.afterEachJob = {
        MainActor.preconditionIsolated()
        transcript.write("-")
      }
      world.perform {
        Task {
          transcript.write("a")
          try? await Task.sleep(for: .seconds(1))
          transcript.write("b")
        }
        Task { transcript.write("c") }
      }
      world.drain()
      transcript.write("advance")
      world.advance(by: .seconds(1))
      return transcript.lines
    }
    // A task that calls a function off the main actor changes executors and back, and each change is a job.
    let marked = lines.enumerated().filter { $0.offset == 0 || $0.element != lines[$0.offset - 1] }.map(\.element)
    #expect(marked == ["a", "-", "c", "-", "advance", "-", "b", "-"])
  }

  @Test func drainEndsAtItsLimitWithWorkThatNeverEnds() {
    let isIdle = HermeticWorld.run(.sample()) { world in
      world.perform { _ = Task { while !Task.isCancelled { await Task.yield() } } }
      return world.drain(limit: 1_000)
    }
    #expect(!isIdle)
  }

  @Test func aTreeOfAHundredThousandLevelsFits() {
    func depth(_ levels: Int) -> Int {
      withUnsafeTemporaryAllocation(byteCount: 1024, alignment: 8) { buffer in
        buffer[0] = 1
        return levels == 0 ? 0 : Int(buffer[0]) + depth(levels - 1)
      }
    }
    let result = HermeticWorld.run(.sample()) { world in world.perform { depth(100_000) } }
    #expect(result == 100_000)
  }

  @Test func theSuspendingFormRunsTheSameWay() async {
    let result = await HermeticWorld.suspendingRun(.sample()) { world in
      world.perform { Int(Date().timeIntervalSince1970) }
    }
    #expect(result == 1_767_225_600)
  }

  @Test func aRunInsideARunEndsTheProcessInsteadOfWaitingForEver() async {
    await #expect(processExitsWith: .failure) {
      HermeticWorld.run(.sample()) { _ in HermeticWorld.run(.sample()) { _ in } }
    }
  }

  @Test func manyCallersAtOnceAreServedOneAfterTheOther() async {
    let sums = await withTaskGroup(of: Int.self) { group in
      for index in 0..<40 {
        group.addTask {
          if index.isMultiple(of: 2) {
            HermeticWorld.run(.sample()) { world in world.perform { index } }
          } else {
            await HermeticWorld.suspendingRun(.sample()) { world in world.perform { index } }
          }
        }
      }
      return await group.reduce(0, +)
    }
    #expect(sums == 780)
  }

  @Test func jobsAtManyMomentsAreNoWorkWithoutEnd() {
    HermeticWorld.run(.sample()) { world in
      let count = HermeticWorld.momentLimit
      world.perform { _ = Task { for _ in 0..<count { try? await Task.sleep(for: .seconds(1)) } } }
      #expect(world.advance(by: .seconds(count)))
      #expect(world.currentLeftovers.isEmpty)
      #expect(world.runaway == nil)
    }
  }

  @Test func jobsWithoutEndAtOneMomentAreNamed() {
    HermeticWorld.run(.sample()) { world in
      world.activity = HermeticActivity(step: "first")
      world.perform {
        _ = Task(name: "idle") { try? await Task.sleep(for: .seconds(1)) }
        _ = Task(name: "busy") { while !Task.isCancelled { await Task.yield() } }
      }
      world.activity = HermeticActivity(step: "second")
      #expect(!world.drain())
      #expect(world.runaway?.runawayWords == #"a task "busy", started during first,"#)
    }
  }
}
