import Foundation
import Testing

@testable import ScenarioStage

/// How long steps wait for what a run may reach. Limits are long here: a test that waits for one does not end in time.
/// Tests that need a free thread of the pool have a process of their own: beside them, runs of other suites block the pool.
@Suite(.timeLimit(.minutes(5))) struct HermeticExpectationTests {
  typealias Starts = HermeticExpectations.Starts

  static func settings(_ reach: HermeticWorld.Reach, _ limit: Duration = .seconds(3600)) -> HermeticWorld.Settings {
    var settings = HermeticWorld.Settings.sample()
    settings.mayReach = [reach: limit]
    return settings
  }

  /// A task that waits for ever.
  @MainActor static func idle() {
    Task(name: "idle") { for await _ in AsyncStream<Int>.makeStream().stream {} }
  }

  @Test func aThreadThatHasEndedIsNotWaitedFor() {
    HermeticWorld.run(Self.settings(.thread)) { world in
      let log = HermeticLog()
      world.perform {
        Self.idle()
        Thread.detachNewThread { log.write("thread") }
      }
      #expect(world.comeToRest())
      #expect(log.lines == ["thread"])
      world.perform { Self.idle() }
      for _ in 0..<3 { #expect(world.comeToRest()) }
    }
  }

  @Test func everythingThatAThreadBringsIsWaitedFor() {
    HermeticWorld.run(Self.settings(.thread)) { world in
      let log = HermeticLog()
      world.perform {
        Self.idle()
        Task { @MainActor in
          for index in 0..<20 {
            let value = await withCheckedContinuation { continuation in
              Thread.detachNewThread { Thread.detachNewThread { continuation.resume(returning: index) } }
            }
            log.write("\(value)")
          }
        }
      }
      #expect(world.comeToRest())
      #expect(log.lines.count == 20)
    }
  }

  @Test func workThatAThreadGivesToAQueueIsWaitedFor() async {
    await #expect(processExitsWith: .success) {
      HermeticWorld.run(HermeticExpectationTests.settings(.thread)) { world in
        let log = HermeticLog()
        world.perform {
          _ = Task { @MainActor in
            await withCheckedContinuation { continuation in
              Thread.detachNewThread { DispatchQueue.global().async { continuation.resume() } }
            }
            log.write("queue")
            await withCheckedContinuation { continuation in
              Thread.detachNewThread { Task.detached { continuation.resume() } }
            }
            log.write("task")
          }
        }
        #expect(world.comeToRest())
        #expect(log.lines == ["queue", "task"])
      }
    }
  }

  @Test func aGroupThatAForeignThreadLeavesNotifiesInTheSameStep() {
    HermeticWorld.run(Self.settings(.thread)) { world in
      let log = HermeticLog()
      world.perform {
        let group = DispatchGroup()
        group.enter()
        group.notify(queue: .main) { log.write("empty") }
        Thread.detachNewThread { group.leave() }
      }
      #expect(world.comeToRest())
      #expect(log.lines == ["empty"])
      #expect(world.rest.waits.isEmpty)
    }
  }

  @Test func aGroupThatABlockOfAForeignThreadLeavesNotifiesInTheSameStep() async {
    await #expect(processExitsWith: .success) {
      HermeticWorld.run(HermeticExpectationTests.settings(.thread)) { world in
        let log = HermeticLog()
        world.perform {
          let group = DispatchGroup()
          group.enter()
          Thread.detachNewThread {
            DispatchQueue.global().async(group: group) { log.write("block") }
            group.leave()
          }
          group.notify(queue: .main) { log.write("empty") }
        }
        #expect(world.comeToRest())
        #expect(log.lines == ["block", "empty"])
      }
    }
  }

  @Test func aBlockingWaitThatIsOverIsNotWaitedFor() async {
    await #expect(processExitsWith: .success) {
      HermeticWorld.run(HermeticExpectationTests.settings(.blockingWait)) { world in
        let semaphore = DispatchSemaphore(value: 0)
        let foreign = DispatchQueue(label: "foreign")
        HermeticExecutors.outside { foreign.async { semaphore.signal() } }
        world.perform {
          HermeticExpectationTests.idle()
          semaphore.wait()
        }
        #expect(world.comeToRest())
      }
    }
  }

  @Test func timeThatSettlesAwaitsWhatWasReached() {
    HermeticWorld.run(Self.settings(.thread)) { world in
      let log = HermeticLog()
      world.perform {
        _ = Task { @MainActor in
          for _ in 0..<3 {
            await withCheckedContinuation { continuation in Thread.detachNewThread { continuation.resume() } }
            try? await Task.sleep(for: .seconds(1))
          }
          log.write("\(world.elapsed)")
        }
      }
      #expect(world.settle(limit: .seconds(60)))
      #expect(log.lines == ["3.0 seconds"])
    }
  }

  @Test func workWithoutEndThatCameFromOutsideIsNoticed() {
    HermeticWorld.run(Self.settings(.thread)) { world in
      world.perform {
        _ = Task(name: "busy") { @MainActor in
          await withCheckedContinuation { continuation in Thread.detachNewThread { continuation.resume() } }
          while !Task.isCancelled { await Task.yield() }
        }
      }
      #expect(!world.comeToRest())
      #expect(world.runaway?.taskName == "busy")
    }
  }

  @Test func aThreadMayAnswerMoreThanOnce() async {
    await #expect(processExitsWith: .success) {
      var settings = HermeticExpectationTests.settings(.thread)
      settings.exclusive = true
      let log = HermeticLog()
      HermeticWorld.run(settings) { world in
        world.perform {
          Thread.detachNewThread {
            for index in 0..<100 {
              DispatchQueue.main.async { log.write("\(index)") }
              sched_yield()
            }
          }
        }
        _ = world.comeToRest()
      }
      #expect(log.lines.count == 100)
    }
  }

  // MARK: The rule by itself

  /// Steps that wait, one after the other: whether each has to.
  private struct Rule {
    var expectations = HermeticExpectations()
    var starts = Starts()
    var allowsThreads = false

    /// - Parameter comes: Whether an answer comes before the limit.
    mutating func step(_ waits: [HermeticRest.Wait], comes: Bool = false) -> Bool {
      let isNew = expectations.begin(starts)
      defer {
        expectations.end(starts)
        starts.youngThreads = 0
      }
      func isWaitNeeded(_ isAnswered: Bool) -> Bool {
        expectations.isWaitNeeded(starts, waits: waits, isAnswered: isAnswered, allowsThreads: allowsThreads)
      }
      let isNeeded = isWaitNeeded(!isNew)
      if isNeeded, !comes || isWaitNeeded(true) { expectations.giveUp(waits) }
      return isNeeded
    }
  }

  @Test func whatWasGivenUpIsWaitedForAgainOnlyWhenItWentOnAndSomethingNewWasStarted() {
    var rule = Rule()
    let first = [rule.step([.task(1)])]
    #expect(first == [false])
    rule.starts.others += 1
    let second = [
      rule.step([.task(1), .group(0)]), rule.step([.task(1), .group(0)]), rule.step([.task(1), .task(2)]),
    ]
    #expect(second == [true, false, false])

    rule.expectations.taskRan(1)
    let third = [rule.step([.task(1)])]
    #expect(third == [false])

    // Something new: its first answer is waited for, and a task that has not gone on since is not.
    rule.starts.others += 1
    let fourth = [rule.step([.task(1)], comes: true), rule.step([.task(1)])]
    #expect(fourth == [true, false])
    rule.expectations.taskRan(1)
    rule.starts.others += 1
    let fifth = [rule.step([.task(1)], comes: true), rule.step([.task(1)])]
    #expect(fifth == [true, false])
  }

  @Test func aLivingThreadCanAnswerWhatBeginsToWaitLaterWhenThreadsAreAllowed() {
    for allowsThreads in [true, false] {
      var rule = Rule()
      rule.allowsThreads = allowsThreads
      rule.starts = Starts(threads: 1, liveThreads: 1, youngThreads: 1)
      let steps = [rule.step([]), rule.step([]), rule.step([.task(1)]), rule.step([.task(1)])]
      #expect(steps == [true, false, allowsThreads, false])
      rule.starts.liveThreads = 0
      let last = rule.step([.task(2)])
      #expect(!last)
    }
  }

  @Test func aThreadThatUsesNothingElseIsWaitedForUntilItEnds() {
    var expectations = HermeticExpectations()
    var starts = Starts(threads: 1, liveThreads: 1, youngThreads: 1)
    _ = expectations.begin(starts)
    func isWaitNeeded(allowsThreads: Bool) -> Bool {
      expectations.isWaitNeeded(starts, waits: [], isAnswered: true, allowsThreads: allowsThreads)
    }
    #expect(isWaitNeeded(allowsThreads: true))
    #expect(!isWaitNeeded(allowsThreads: false))
    starts.liveThreads = 0
    starts.youngThreads = 0
    #expect(!isWaitNeeded(allowsThreads: true))
  }
}
