import Dispatch
import Foundation
import Testing

@testable import ScenarioStage

@Suite struct HermeticDispatchTests {
  @Test func queuesAreServedInOneOrder() {
    let lines = HermeticWorld.transcript { transcript in
      let queue = DispatchQueue(label: "private")
      queue.async { transcript.write("1 private") }
      DispatchQueue.main.async {
        MainActor.preconditionIsolated()
        dispatchPrecondition(condition: .onQueue(.main))
        transcript.write("2 main")
      }
      DispatchQueue.global().async { transcript.write("3 global") }
      queue.async(flags: .barrier) {
        dispatchPrecondition(condition: .onQueue(queue))
        transcript.write("4 barrier")
      }
      queue.asyncAfter(deadline: .now() + 1) { transcript.write("6 later \(Date().timeIntervalSince1970)") }
      queue.asyncAfter(wallDeadline: .now() + 0.5) { transcript.write("5 wall") }
      queue.asyncAfter(deadline: .distantFuture) { transcript.write("never") }
    }
    #expect(
      lines == [
        "1 private", "2 main", "3 global", "4 barrier", "5 wall", "6 later 1767225601.5", "end 1.0 seconds",
      ])
  }

  @Test func aSynchronousCallComesAfterWhatItsQueueHas() {
    let lines = HermeticWorld.transcript { transcript in
      let queue = DispatchQueue(label: "private")
      queue.async { transcript.write("1") }
      queue.sync { transcript.write("2") }
      DispatchQueue.main.sync { transcript.write("3") }
      DispatchQueue.concurrentPerform(iterations: 3) { transcript.write("c\($0)") }
    }
    #expect(lines == ["1", "2", "3", "c0", "c1", "c2", "end 0.0 seconds"])
  }

  @Test func groupsNotifyWhenTheyAreEmpty() {
    let lines = HermeticWorld.transcript { transcript in
      let group = DispatchGroup()
      for index in 0..<3 {
        group.enter()
        DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(3 - index)) {
          transcript.write("\(index)")
          group.leave()
        }
      }
      DispatchQueue.global().async(group: group) { transcript.write("work") }
      group.notify(queue: .main) { transcript.write("empty") }
    }
    #expect(lines == ["work", "2", "1", "0", "empty", "end 3.0 seconds"])
  }

  @Test func waitsEndThroughWorkOfTheRun() {
    let lines = HermeticWorld.transcript { transcript in
      let group = DispatchGroup()
      DispatchQueue.global().async(group: group) { transcript.write("work") }
      group.wait()
      transcript.write("waited")
      let semaphore = DispatchSemaphore(value: 0)
      Task.detached { semaphore.signal() }
      semaphore.wait()
      transcript.write("signalled")
    }
    #expect(lines == ["work", "waited", "signalled", "end 0.0 seconds"])
  }

  @Test func workItemsCanBeCancelled() {
    let lines = HermeticWorld.transcript { transcript in
      let first = DispatchWorkItem { transcript.write("first") }
      let second = DispatchWorkItem { transcript.write("second") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: first)
      DispatchQueue.main.asyncAfter(deadline: .now() + 2, execute: second)
      first.cancel()
    }
    #expect(lines == ["second", "end 2.0 seconds"])
  }

  @Test func operationQueuesFollow() {
    let lines = HermeticWorld.transcript { transcript in
      OperationQueue.main.addOperation { transcript.write("operation") }
    }
    #expect(lines == ["operation", "end 0.0 seconds"])
  }

  @Test func outsideOfARunDispatchIsItself() async {
    HermeticWorld.run(.sample()) { _ in }
    let value = await withCheckedContinuation { continuation in
      DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(1)) { continuation.resume(returning: 3) }
    }
    #expect(value == 3)
  }

  @Test func whatCannotBeVirtualIsNamed() {
    let reached = HermeticWorld.run(.sample()) { world in
      world.perform {
        _ = Timer.scheduledTimer(withTimeInterval: 3600, repeats: false) { _ in }
        Thread.sleep(forTimeInterval: 0.000_001)
        Thread.sleep(forTimeInterval: 0.000_001)
        let source = DispatchSource.makeTimerSource()
        source.schedule(deadline: .now() + 3600)
        source.activate()
        source.cancel()
      }
      return world.reached
    }
    #expect(reached == [.runLoopTimer, .threadSleep, .dispatchTimer])
    #expect(HermeticWorld.run(.sample()) { $0.reached }.isEmpty)
  }
}
