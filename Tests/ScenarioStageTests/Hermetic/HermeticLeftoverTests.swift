import CHermetic
import Foundation
import Testing

@testable import ScenarioStage

@Suite struct HermeticLeftoverTests {
  @Test func leftoversAreNamedAndCancelled() {
    let transcript = HermeticLog()
    let world = HermeticWorld.run(.sample()) { world in
      world.perform {
        Task(name: "poll") {
          do { try await Task.sleep(for: .seconds(30)) } catch { transcript.write("cancelled") }
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 5) { transcript.write("dispatched") }
      }
      world.drain()
      world.perform { _ = Task { transcript.write("never drained \(Task.isCancelled)") } }
      return world
    }
    #expect(
      world.leftovers.map(\.description) == [
        "a job that is ready to run", "a dispatched block that waits until 5s",
        "a task \"poll\" that sleeps until 30s",
      ])
    #expect(Set(transcript.lines) == ["cancelled", "never drained true"])
    HermeticWorld.run(.sample()) { _ = $0.settle(limit: .seconds(3600)) }
    #expect(transcript.lines.count == 2)
  }

  @Test func aTaskThatIgnoresCancellationStopsAnyway() {
    let transcript = HermeticLog()
    HermeticWorld.run(.sample()) { world in
      world.perform {
        _ = Task {
          while true {
            transcript.write("")
            try? await Task.sleep(for: .seconds(1))
          }
        }
      }
      world.advance(by: .seconds(2))
    }
    let count = transcript.lines.count
    HermeticWorld.run(.sample()) { _ = $0.advance(by: .seconds(3600)) }
    #expect(transcript.lines.count == count)
  }

  @Test func aTaskThatOutlivesItsRunNeverRunsInTheNext() {
    let transcript = HermeticLog()
    let (stream, input) = AsyncStream.makeStream(of: Int.self)
    HermeticWorld.run(.sample()) { world in
      world.perform {
        _ = Task { @MainActor in
          for await value in stream { transcript.write("value \(value)") }
        }
      }
      world.drain()
      input.yield(1)
      world.drain()
    }
    HermeticWorld.run(.sample()) { world in
      input.yield(2)
      world.settle(limit: .seconds(10))
    }
    #expect(transcript.lines == ["value 1"])
  }

  @Test func tasksThatWaitWithoutADeadlineAreLeftToo() {
    let (stream, input) = AsyncStream.makeStream(of: Int.self)
    HermeticWorld.run(.sample()) { world in
      world.activity = HermeticActivity(step: "first")
      world.perform {
        Task(name: "listen") { for await _ in stream {} }
        Task(name: "parent") {
          async let child: Void? = try? Task.sleep(for: .seconds(9))
          await child
        }
        Task(name: "group") {
          await withTaskGroup(of: Void.self) { group in
            group.addTask { for await _ in AsyncStream<Int>.makeStream().stream {} }
          }
        }
        Task(name: "done") {}
      }
      world.drain()
      world.activity = HermeticActivity(step: "second")
      #expect(
        world.currentLeftovers.map(\.description) == [
          "a task \"parent\" that sleeps until 9s, started during first",
          "a task \"listen\" that waits for a continuation, a stream or another task, started during first",
          "a task \"group\" that waits for a continuation, a stream or another task, started during first",
        ])
      input.finish()
      world.drain()
      #expect(world.currentLeftovers.map(\.taskName) == ["parent", "group"])
    }
  }

  @Test func theRuntimeLaysOutTasksAsItIsKnown() {
    #expect(hermetic_knows_tasks())
  }

  @Test func endedTasksAreForgotten() {
    HermeticWorld.run(.sample()) { world in
      for _ in 0..<1_000 {
        world.perform {
          _ = Task { await Task.yield() }
          _ = Task.detached { try? await Task.sleep(for: .seconds(1)) }
        }
        world.settle(limit: .seconds(2))
      }
      #expect(world.tasks.count == 0)
    }
  }

  @Test func eachRunStartsAfresh() {
    let runs = (0..<3).map { _ in
      HermeticWorld.run(.sample()) { world in
        world.perform { _ = Task { try? await Task.sleep(for: .seconds(5)) } }
        world.drain()
        world.advance(by: .seconds(1))
        return "\(UUID()) \(Int.random(in: 0...1_000_000)) \(Date().timeIntervalSince1970) \(world.pendingCount)"
      }
    }
    #expect(Set(runs).count == 1)
  }
}
