import Dispatch
import Foundation
import Testing

@testable import ScenarioStage

@Suite struct HermeticTimeTests {
  @Test func clocksStartAtNowAndMoveOnlyByAdvance() {
    let lines = HermeticWorld.run(.sample()) { world in
      let transcript = HermeticLog()
      let continuous = ContinuousClock.now
      let suspending = SuspendingClock.now
      let uptime = DispatchTime.now()
      for _ in 0..<3 { transcript.write("\(Date().timeIntervalSince1970)") }
      world.advance(by: .milliseconds(1_500))
      transcript.write("\(Date.now.timeIntervalSince1970) \(world.elapsed)")
      transcript.write("\(ContinuousClock.now - continuous) \(SuspendingClock.now - suspending)")
      transcript.write("\(DispatchTime.now().uptimeNanoseconds - uptime.uptimeNanoseconds)")
      var seconds = 0
      time(&seconds)
      var value = timeval()
      gettimeofday(&value, nil)
      transcript.write("\(seconds) \(value.tv_sec).\(value.tv_usec)")
      return transcript.lines
    }
    #expect(
      lines == [
        "1767225600.5", "1767225600.5", "1767225600.5", "1767225602.0 1.5 seconds", "1.5 seconds 1.5 seconds",
        "1500000000", "1767225602 1767225602.0",
      ])
  }

  @Test func otherThreadsKeepTheirClock() {
    let (inside, outside) = HermeticWorld.run(.sample()) { world in
      let other = HermeticLog()
      let thread = Thread { other.write("\(Date().timeIntervalSince1970)") }
      thread.start()
      while !thread.isFinished { sched_yield() }
      return (Date().timeIntervalSince1970, Double(other.lines[0])!)
    }
    #expect(inside == 1_767_225_600.5)
    #expect(abs(outside - Date().timeIntervalSince1970) < 600)
  }

  @Test func allFormsOfSleepFollowTheWorld() {
    let lines = HermeticWorld.transcript { transcript in
      Task {
        let start = ContinuousClock.now
        func write(_ name: String) { transcript.write("\(name) \(ContinuousClock.now - start)") }
        try await Task.sleep(for: .seconds(2))
        write("for")
        try await Task.sleep(until: .now + .seconds(3), clock: .continuous)
        write("until")
        try await Task.sleep(until: .now + .seconds(3), clock: .suspending)
        write("suspending")
        try await Task.sleep(nanoseconds: 500_000_000)
        write("nanoseconds")
        try await ContinuousClock().sleep(for: .milliseconds(250))
        write("clock")
        try await Task.sleep(for: .seconds(1), tolerance: .seconds(5))
        write("tolerance")
        try await Task.sleep(for: .seconds(-1))
        try await Task.sleep(for: .nanoseconds(1))
        write("nanosecond")
      }
    }
    #expect(
      lines == [
        "for 2.0 seconds", "until 5.0 seconds", "suspending 8.0 seconds", "nanoseconds 8.5 seconds",
        "clock 8.75 seconds", "tolerance 9.75 seconds", "nanosecond 9.750000001 seconds",
        "end 9.750000001 seconds",
      ])
  }

  @Test func equalDeadlinesFireInTheOrderInWhichTheyWereMade() {
    let lines = HermeticWorld.transcript { transcript in
      for index in 0..<5 {
        Task {
          try await Task.sleep(for: .seconds(index == 3 ? 1 : 2))
          transcript.write("\(index)")
        }
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) { transcript.write("dispatch") }
    }
    #expect(lines == ["3", "dispatch", "0", "1", "2", "4", "end 2.0 seconds"])
  }

  @Test func advanceStopsBeforeLaterDeadlines() {
    let result = HermeticWorld.run(.sample()) { world in
      world.perform { _ = Task { try await Task.sleep(for: .seconds(3)) } }
      world.drain()
      let before = (world.nextDeadline, world.pendingCount)
      world.advance(by: .seconds(2))
      let between = (world.nextDeadline, world.pendingCount, world.elapsed)
      world.advance(by: .seconds(1))
      return (before, between, world.nextDeadline, world.pendingCount)
    }
    #expect(result.0 == (.seconds(3), 1))
    #expect(result.1 == (.seconds(3), 1, .seconds(2)))
    #expect(result.2 == nil)
    #expect(result.3 == 0)
  }

  @Test func aNegativeAdvanceIsZeroAndAnAbsurdOneDoesNotTrap() {
    let elapsed = HermeticWorld.run(.sample()) { world in
      world.advance(by: .seconds(-5))
      let first = world.elapsed
      world.advance(by: .seconds(Int64.max))
      world.advance(by: .seconds(1))
      _ = Date()
      return (first, world.elapsed)
    }
    #expect(elapsed.0 == .zero)
    #expect(elapsed.1 == .nanoseconds(Int64.max))
  }

  @Test func anHourOfTicksIsOneAdvance() {
    let ticks = HermeticWorld.run(.sample()) { world in
      let transcript = HermeticLog()
      world.perform {
        _ = Task { @MainActor in
          while !Task.isCancelled {
            try? await Task.sleep(for: .seconds(1))
            transcript.write("")
          }
        }
      }
      world.advance(by: .seconds(3600))
      return transcript.lines.count
    }
    #expect(ticks == 3600)
  }

  @Test func settleIsBoundedByItsLimit() {
    let result = HermeticWorld.run(.sample()) { world in
      world.perform { _ = Task { while !Task.isCancelled { try? await Task.sleep(for: .seconds(10)) } } }
      return (world.settle(limit: .seconds(35)), world.elapsed, world.nextDeadline)
    }
    #expect(result == (false, .seconds(30), .seconds(40)))
  }

  @Test func aCancelledSleepEndsAtOnceAndLeavesNoTimer() {
    let result = HermeticWorld.run(.sample()) { world in
      let transcript = HermeticLog()
      let task = world.perform {
        Task {
          do {
            try await Task.sleep(for: .seconds(100))
          } catch {
            transcript.write("\(type(of: error)) \(Date().timeIntervalSince1970)")
          }
        }
      }
      world.drain()
      let before = world.pendingCount
      task.cancel()
      world.drain()
      return (before, world.pendingCount, world.nextDeadline, transcript.lines)
    }
    #expect(result.0 == 1)
    #expect(result.1 == 0)
    #expect(result.2 == nil)
    #expect(result.3 == ["CancellationError 1767225600.5"])
  }

  @Test func oddDatesAreTakenAsFarAsAClockCan() {
    func date(at now: Date) -> Date {
      HermeticWorld.run(HermeticWorld.Settings(now: now, seed: 1, timeZone: .gmt)) { _ in Date() }
    }
    #expect(date(at: .distantPast) == .distantPast)
    #expect(date(at: .distantFuture) == .distantFuture)
    #expect(date(at: Date(timeIntervalSince1970: -0.25)) == Date(timeIntervalSince1970: -0.25))
    #expect(date(at: Date(timeIntervalSince1970: .nan)) == Date(timeIntervalSince1970: 0))
  }

  @Test func theTimeZoneIsTheSettingsAndComesBack() async {
    // Between runs, as other suites run in parallel.
    func zoneBetweenRuns() async -> String {
      await withCheckedContinuation { continuation in
        HermeticThread.submit { continuation.resume(returning: TimeZone.current.identifier) }
      }
    }
    let before = await zoneBetweenRuns()
    func zone(_ identifier: String) -> String {
      let zone = TimeZone(identifier: identifier)!
      return HermeticWorld.run(HermeticWorld.Settings(now: Date(), seed: 1, timeZone: zone)) { _ in
        TimeZone.current.identifier
      }
    }
    #expect(zone("Asia/Tokyo") == "Asia/Tokyo")
    #expect(zone("America/St_Johns") == "America/St_Johns")
    #expect(HermeticWorld.run(.sample()) { _ in Calendar.current.component(.hour, from: Date()) } == 9)
    #expect(await zoneBetweenRuns() == before)
    #expect(before != "Asia/Tokyo")
  }

  @Test func aSleepingThreadMovesTheClock() {
    let lines = HermeticWorld.run(.sample()) { world in
      let transcript = HermeticLog()
      world.perform {
        Task {
          try await Task.sleep(for: .seconds(1))
          transcript.write("task \(world.elapsed)")
        }
        Task {
          for _ in 0..<3 { await Task.yield() }
          DispatchQueue.main.sync { Thread.sleep(forTimeInterval: 2) }
          usleep(500_000)
          transcript.write("thread \(world.elapsed)")
        }
      }
      world.drain()
      transcript.write("\(world.reached)")
      return transcript.lines
    }
    #expect(lines == ["thread 2.5 seconds", "task 2.5 seconds", "[a sleeping thread (Thread.sleep)]"])
  }
}
