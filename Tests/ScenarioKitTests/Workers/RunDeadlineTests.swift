import Foundation
import Testing

@testable import ScenarioKit

/// The processor time of a slow thread, as the system reports it.
@Suite struct RunDeadlineTests {
  @Test(arguments: ["worker", "a) S 1 (b", "))) 1 2", ""])
  func `a running thread is found to be so, whatever its name`(name: String) async throws {
    let usage = await SystemThread.run(named: name) {
      RunDeadline.usage(process: getpid(), thread: SystemThread.current)
    }
    #expect(try #require(usage).isRunning)
  }

  @Test func `a thread that works uses processor time`() async {
    let grew = await SystemThread.run(named: "busy") {
      guard let before = RunDeadline.usage(process: getpid(), thread: SystemThread.current) else { return false }
      var rounds = 0
      // It ends when the system has counted a few ticks of it.
      while rounds < 100_000_000 {
        rounds += 1
        guard rounds % 10_000 == 0 else { continue }
        if let now = RunDeadline.usage(process: getpid(), thread: SystemThread.current),
          now.processor >= before.processor + .milliseconds(20)
        {
          return true
        }
      }
      return false
    }
    #expect(grew)
  }

  @Test func `a thread that waits is not running`() async throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    defer { ends.forEach { close($0) } }
    let reading = ends[0]
    let (identifiers, continuation) = AsyncStream.makeStream(of: Int32.self)
    Thread.detachNewThread {
      continuation.yield(SystemThread.current)
      var byte: UInt8 = 0
      read(reading, &byte, 1)
      continuation.finish()
    }
    var iterator = identifiers.makeAsyncIterator()
    let thread = try #require(await iterator.next())
    var isWaiting = false
    for _ in 0..<100_000 where !isWaiting {
      isWaiting = RunDeadline.usage(process: getpid(), thread: thread)?.isRunning == false
    }
    #expect(isWaiting)
    write(ends[1], "x", 1)
    #expect(await iterator.next() == nil)
  }

  @Test func `a thread or process that is gone has no usage`() {
    #expect(RunDeadline.usage(process: getpid(), thread: 0) == nil)
    #expect(RunDeadline.usage(process: -1, thread: -1) == nil)
  }

  /// What is due after a time, when everything that was due is done at once.
  private static func measures(
    _ deadline: inout RunDeadline, after elapsed: Duration, activity: RunDeadline.Activity? = nil
  ) -> [RunDeadline.Measure] {
    var measures: [RunDeadline.Measure] = []
    while let measure = deadline.due(after: elapsed, of: .seconds(10)) {
      measures.append(measure)
      switch measure {
      case .reportSlow: deadline.phase = .slow(nil)
      case .stop: deadline.phase = .stopped(activity)
      case .kill: deadline.phase = .killed(deadline.activity)
      }
    }
    return measures
  }

  @Test func `a run is reported after half of its time, stopped after all of it, and killed after a grace`() {
    var deadline = RunDeadline(item: 3)
    #expect(Self.measures(&deadline, after: .milliseconds(4_999)) == [])
    #expect(Self.measures(&deadline, after: .seconds(5)) == [.reportSlow])
    #expect(Self.measures(&deadline, after: .milliseconds(9_999)) == [])
    #expect(!deadline.isExpired)
    #expect(Self.measures(&deadline, after: .seconds(10), activity: .busy) == [.stop])
    #expect(deadline.isExpired)
    #expect(deadline.activity == .busy)
    #expect(Self.measures(&deadline, after: .milliseconds(10_999)) == [])
    #expect(Self.measures(&deadline, after: .seconds(10) + RunDeadline.grace) == [.kill])
    #expect(deadline.isExpired)
    #expect(deadline.activity == .busy)
    #expect(Self.measures(&deadline, after: .seconds(100)) == [])
  }

  @Test func `a parent that looks late does everything that is due, in order`() {
    var deadline = RunDeadline(item: 3)
    #expect(Self.measures(&deadline, after: .seconds(100), activity: .waiting) == [.reportSlow, .stop, .kill])
    #expect(deadline.phase == .killed(.waiting))
  }
}
