import Foundation
import Testing

@testable import ScenarioStage

@Suite struct HermeticTaskTests {
  actor Counter {
    private var count = 0

    func add(_ transcript: HermeticLog, _ name: String) async {
      count += 1
      transcript.write("\(name) \(count)")
      await Task.yield()
      transcript.write("\(name) after yield \(count)")
    }
  }

  @MainActor
  static func busyWork(_ transcript: HermeticLog) {
    let first = Counter()
    let second = Counter()
    for name in ["a", "b", "c"] {
      Task {
        try await Task.sleep(for: .milliseconds(Int.random(in: 1...30)))
        await first.add(transcript, name)
        await second.add(transcript, name + "'")
      }
    }
    Task.detached {
      let sum = await withTaskGroup(of: Int.self) { group in
        for index in 0..<8 {
          group.addTask {
            try? await Task.sleep(for: .milliseconds(Int.random(in: 1...20)))
            transcript.write("child \(index)")
            return index
          }
        }
        var order: [Int] = []
        for await index in group { order.append(index) }
        return order
      }
      transcript.write("group \(sum) \(Date().timeIntervalSince1970)")
    }
    Task {
      async let left: Void = first.add(transcript, "left")
      async let right: Void = second.add(transcript, "right")
      _ = await (left, right)
      transcript.write("\(UUID()) \([1, 2, 3, 4, 5, 6].shuffled())")
    }
  }

  @Test func aThousandRunsGiveTheSameTranscript() async {
    let expected = HermeticWorld.transcript(Self.busyWork)
    #expect(expected.count > 25)
    // The other core is kept busy meanwhile, and so is the thread pool.
    let load = Task.detached { while !Task.isCancelled { await Task.yield() } }
    let different = await Task.detached {
      (0..<1_000).count { _ in HermeticWorld.transcript(Self.busyWork) != expected }
    }.value
    load.cancel()
    #expect(different == 0)
    #expect(HermeticWorld.transcript(seed: 8, Self.busyWork) != expected)
  }

  final class QueueExecutor: SerialExecutor {
    let queue = DispatchQueue(label: "actor")

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }
  }

  actor QueueActor {
    let executor = QueueExecutor()
    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    func write(_ transcript: HermeticLog) {
      dispatchPrecondition(condition: .onQueue(executor.queue))
      transcript.write("actor \(Date().timeIntervalSince1970)")
    }
  }

  @Test func actorsOnDispatchQueuesFollow() {
    let lines = HermeticWorld.transcript { transcript in
      let actor = QueueActor()
      Task {
        try await Task.sleep(for: .seconds(1))
        await actor.write(transcript)
        transcript.write("task")
      }
    }
    #expect(lines == ["actor 1767225601.5", "task", "end 1.0 seconds"])
  }

  @Test func cancellationReachesGroupsAndChildren() {
    let lines = HermeticWorld.transcript { transcript in
      let task = Task {
        await withTaskGroup(of: Void.self) { group in
          for index in 0..<3 {
            group.addTask {
              do { try await Task.sleep(for: .seconds(50)) } catch { transcript.write("cancelled \(index)") }
            }
          }
        }
        transcript.write("done \(Task.isCancelled)")
      }
      Task {
        try await Task.sleep(for: .seconds(1))
        task.cancel()
      }
    }
    #expect(lines == ["cancelled 0", "cancelled 1", "cancelled 2", "done true", "end 1.0 seconds"])
  }

  @Test func aRaceIsWonByTheShorterSleep() {
    let lines = HermeticWorld.transcript { transcript in
      Task {
        let winner = await withTaskGroup(of: String.self) { group in
          group.addTask {
            try? await Task.sleep(for: .seconds(3))
            return "timeout"
          }
          group.addTask {
            try? await Task.sleep(for: .seconds(2))
            return "work"
          }
          defer { group.cancelAll() }
          return await group.next()!
        }
        transcript.write(winner)
      }
    }
    #expect(lines == ["work", "end 2.0 seconds"])
  }

  @Test func continuationsAndStreamsAreDeterministic() {
    let lines = HermeticWorld.transcript { transcript in
      let (stream, input) = AsyncStream.makeStream(of: Int.self)
      Task { @MainActor in
        for await value in stream { transcript.write("value \(value)") }
        transcript.write("finished")
      }
      Task {
        for value in 0..<3 {
          input.yield(value)
          try await Task.sleep(for: .seconds(1))
        }
        input.finish()
      }
      Task {
        let value = await withCheckedContinuation { continuation in
          DispatchQueue.global().asyncAfter(deadline: .now() + 1.5) { continuation.resume(returning: 9) }
        }
        transcript.write("continuation \(value)")
      }
    }
    #expect(lines == ["value 0", "value 1", "continuation 9", "value 2", "finished", "end 3.0 seconds"])
  }

  @Test func mainActorFunctionsCalledFromDetachedTasksAreIsolated() {
    let lines = HermeticWorld.transcript { transcript in
      Task.detached {
        await MainActor.run {
          MainActor.preconditionIsolated()
          transcript.write("main")
        }
        transcript.write("detached")
      }
    }
    #expect(lines == ["main", "detached", "end 0.0 seconds"])
  }

  @Test func anImmediateTaskStartsAtOnce() {
    let lines = HermeticWorld.transcript { transcript in
      Task.immediate {
        transcript.write("started")
        await Task.yield()
        transcript.write("ended")
      }
      transcript.write("perform")
    }
    #expect(lines == ["started", "perform", "ended", "end 0.0 seconds"])
  }

  @Test func foreignTasksThatWaitOutsideAreResumedOutside() async {
    let value = await withCheckedContinuation { continuation in
      HermeticWorld.run(.sample()) { world in
        world.perform { continuation.resume(returning: 4) }
        world.drain()
      }
    }
    #expect(value == 4)
    #expect(Date().timeIntervalSince1970 != 1_767_225_600.5)
  }

  @Test func tasksOfOtherSuitesGoOnOutsideWhileAWorldIsActive() async {
    let log = HermeticLog()
    let others = Task.detached {
      for _ in 0..<200 {
        await MainActor.run { log.write("\(Date().timeIntervalSince1970 == 1_767_225_600.5)") }
        await Task.yield()
        try? await Task.sleep(for: .microseconds(10))
      }
    }
    for _ in 0..<50 { _ = await HermeticWorld.suspendingRun(.sample()) { world in world.drain() } }
    await others.value
    #expect(log.lines.count == 200)
    #expect(Set(log.lines) == ["false"])
  }

  @Test func aForeignThreadMayResumeATaskOfTheRun() {
    let result = HermeticWorld.run(.sample()) { world in
      let transcript = HermeticLog()
      world.perform {
        _ = Task { @MainActor in
          let value = await withCheckedContinuation { continuation in
            let thread = Thread { continuation.resume(returning: 6) }
            thread.start()
          }
          MainActor.preconditionIsolated()
          transcript.write("\(value) \(Date().timeIntervalSince1970)")
        }
      }
      world.drain()
      while transcript.lines.isEmpty, world.waitForForeign(upTo: .seconds(60)) {}
      return transcript.lines
    }
    #expect(result == ["6 1767225600.5"])
  }

  @Test func waitForForeignGivesUp() {
    #expect(!HermeticWorld.run(.sample()) { world in world.waitForForeign(upTo: .milliseconds(1)) })
  }

  /// In a process of its own: an exclusive run would take the main-actor jobs of the suites beside it.
  @Test func anExclusiveRunTakesEveryMainActorJob() async {
    await #expect(processExitsWith: .success) {
      var settings = HermeticWorld.Settings.sample()
      settings.exclusive = true
      let dates = HermeticWorld.run(settings) { world in
        let transcript = HermeticLog()
        let thread = Thread { _ = Task { @MainActor in transcript.write("\(Date().timeIntervalSince1970)") } }
        thread.start()
        while transcript.lines.isEmpty, world.waitForForeign(upTo: .seconds(60)) {}
        return transcript.lines
      }
      #expect(dates == ["1767225600.5"])
    }
  }
}
