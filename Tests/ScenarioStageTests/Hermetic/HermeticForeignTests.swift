import CHermetic
import Dispatch
import Foundation
import Testing

@testable import ScenarioStage

/// Work that threads outside of a run give to the main queue. In processes of their own: an exclusive run would take the
/// main-queue work of the suites beside it.
@Suite struct HermeticForeignTests {
  /// Plays `body` on a thread that a run started, and gives back what it wrote until the run was at rest.
  static func transcript(
    exclusive: Bool = true, _ body: @escaping @Sendable (HermeticLog) -> Void
  ) -> [String] {
    var settings = HermeticWorld.Settings.sample()
    settings.exclusive = exclusive
    settings.mayReach = [.thread: .seconds(60)]
    let log = HermeticLog()
    HermeticWorld.run(settings) { world in
      world.perform { Thread.detachNewThread { body(log) } }
      world.settle(limit: .seconds(3600))
    }
    return log.lines
  }

  /// A line that tells whether it was written on stage.
  static func write(_ name: String, to log: HermeticLog) {
    log.write("\(name) \(hermetic_current() != nil && Date().timeIntervalSince1970 < 1_767_300_000)")
  }

  @Test func asynchronousCallsArriveOnStage() async {
    await #expect(processExitsWith: .success) {
      let lines = HermeticForeignTests.transcript { log in
        DispatchQueue.main.async { HermeticForeignTests.write("async", to: log) }
        DispatchQueue.main.async(flags: .barrier) { HermeticForeignTests.write("barrier", to: log) }
        DispatchQueue.main.async(execute: DispatchWorkItem { HermeticForeignTests.write("item", to: log) })
        DispatchQueue.main.asyncAfter(deadline: .now() + 5) { HermeticForeignTests.write("after", to: log) }
        DispatchQueue.main.asyncAfter(wallDeadline: .now() + 9) { HermeticForeignTests.write("wall", to: log) }
        OperationQueue.main.addOperation { HermeticForeignTests.write("operation", to: log) }
      }
      #expect(
        lines == ["async true", "barrier true", "item true", "operation true", "after true", "wall true"])
    }
  }

  @Test func synchronousCallsWaitForTheStage() async {
    await #expect(processExitsWith: .success) {
      let lines = HermeticForeignTests.transcript { log in
        let value = DispatchQueue.main.sync {
          HermeticForeignTests.write("sync", to: log)
          return 3
        }
        log.write("value \(value)")
        DispatchQueue.main.sync(flags: .barrier) { HermeticForeignTests.write("barrier", to: log) }
        DispatchQueue.main.sync(execute: DispatchWorkItem { HermeticForeignTests.write("item", to: log) })
      }
      #expect(lines == ["sync true", "value 3", "barrier true", "item true"])
    }
  }

  @Test func groupsArriveOnStage() async {
    await #expect(processExitsWith: .success) {
      let lines = HermeticForeignTests.transcript { log in
        let group = DispatchGroup()
        DispatchQueue.main.async(group: group) { HermeticForeignTests.write("work", to: log) }
        group.notify(queue: .main) { HermeticForeignTests.write("empty", to: log) }
        group.wait()
        log.write("waited")
        let item = DispatchWorkItem {}
        item.notify(queue: .main) { HermeticForeignTests.write("notified", to: log) }
        item.perform()
        // Without something that waits, the run would be over with its thread.
        group.enter()
        group.notify(queue: .main) { HermeticForeignTests.write("left", to: log) }
        group.leave()
        while log.lines.count < 5 { sched_yield() }
      }
      #expect(lines.filter { $0 != "waited" && $0 != "empty true" } == ["work true", "notified true", "left true"])
      #expect(Set(lines) == ["work true", "empty true", "waited", "notified true", "left true"])
    }
  }

  @Test func functionsOfTheCInterfaceArriveOnStage() async {
    await #expect(processExitsWith: .success) {
      let log = HermeticForeignTests.transcript { ForeignCall.giveAll(to: $0) }
      #expect(
        Set(log) == [
          "dispatch_async_f true", "dispatch_barrier_async_f true", "dispatch_sync_f true",
          "dispatch_barrier_sync_f true", "dispatch_async_and_wait_f true", "dispatch_barrier_async_and_wait_f true",
          "dispatch_after_f true", "dispatch_group_async_f true", "dispatch_group_notify_f true",
        ])
    }
  }

  @Test func handlersOfSourcesArriveOnStage() async {
    await #expect(processExitsWith: .success) {
      let lines = HermeticForeignTests.transcript { log in
        let source = DispatchSource.makeUserDataAddSource(queue: .main)
        source.setRegistrationHandler { HermeticForeignTests.write("registered", to: log) }
        source.setEventHandler {
          HermeticForeignTests.write("event \(source.data)", to: log)
          source.cancel()
        }
        source.setCancelHandler { HermeticForeignTests.write("cancelled", to: log) }
        source.activate()
        source.add(data: 4)
        while log.lines.count < 3 { sched_yield() }
      }
      #expect(lines == ["registered true", "event 4 true", "cancelled true"])
    }
  }

  @Test func aSourceOfTheRunArrivesOnStageBesideOtherSuitesToo() async {
    await #expect(processExitsWith: .success) {
      let log = HermeticLog()
      var settings = HermeticWorld.Settings.sample()
      settings.mayReach = [.dispatchTimer: .seconds(60)]
      HermeticWorld.run(settings) { world in
        world.perform {
          _ = Task { @MainActor in
            await withCheckedContinuation { continuation in
              let source = DispatchSource.makeTimerSource(queue: .main)
              source.setEventHandler {
                HermeticForeignTests.write("tick", to: log)
                source.cancel()
                continuation.resume()
              }
              source.schedule(deadline: .now())
              source.activate()
            }
            log.write("task")
          }
        }
        #expect(world.comeToRest())
      }
      #expect(log.lines == ["tick true", "task"])
    }
  }

  @Test func aQueueThatTargetsTheMainQueueIsTheMainQueue() async {
    await #expect(processExitsWith: .success) {
      let lines = HermeticForeignTests.transcript { log in
        let queue = DispatchQueue(label: "view model", target: .main)
        queue.async { HermeticForeignTests.write("async", to: log) }
        queue.sync { HermeticForeignTests.write("sync", to: log) }
      }
      #expect(lines == ["async true", "sync true"])
    }
    #expect(
      HermeticWorld.transcript { transcript in
        DispatchQueue(label: "view model", target: .main).async {
          MainActor.assumeIsolated { transcript.write("main") }
        }
      } == ["main", "end 0.0 seconds"])
  }

  @Test func aThreadThatWaitsForARunThatIsOverGoesOnElsewhere() async {
    await #expect(processExitsWith: .success) {
      var settings = HermeticWorld.Settings.sample()
      settings.exclusive = true
      let log = HermeticLog()
      let isOver = DispatchSemaphore(value: 0)
      await HermeticWorld.suspendingRun(settings) { world in
        world.perform {
          Thread.detachNewThread {
            DispatchQueue.main.sync { HermeticForeignTests.write("late", to: log) }
            isOver.signal()
          }
        }
        // The call is there when the run ends, which has run nothing since.
        while !HermeticRouter.isAnythingThere { sched_yield() }
      }
      await withCheckedContinuation { continuation in
        Thread.detachNewThread {
          isOver.wait()
          continuation.resume()
        }
      }
      #expect(log.lines.count == 1)
    }
  }

  @Test func aSynchronousCallFromTheMainQueueToItselfIsADeadlock() {
    let reached = HermeticWorld.run(.sample()) { world in
      let before = world.perform {
        DispatchQueue.global().sync {}
        return world.reached
      }
      world.perform { DispatchQueue.global().async { DispatchQueue.main.sync {} } }
      world.drain()
      let between = world.reached
      let value = world.perform { DispatchQueue.main.sync { 5 } }
      return (before, between, value, world.forbidden.map(\.reach))
    }
    #expect(reached.0.isEmpty)
    #expect(reached.1.isEmpty)
    #expect(reached.2 == 5)
    #expect(reached.3 == [.mainDeadlock])
  }

  @Test(arguments: ["sync", "barrier", "item", "in a queue", "target"])
  func allFormsOfADeadlockAreNoticed(form: String) {
    let reached = HermeticWorld.run(.sample()) { world in
      world.perform {
        switch form {
        case "sync": DispatchQueue.main.sync {}
        case "barrier": DispatchQueue.main.sync(flags: .barrier) {}
        case "item": DispatchQueue.main.sync(execute: DispatchWorkItem {})
        case "target": DispatchQueue(label: "view model", target: .main).sync {}
        default: DispatchQueue(label: "private").sync { DispatchQueue.main.sync {} }
        }
      }
      return world.reached
    }
    #expect(reached == [.mainDeadlock])
  }

  @Test func aWorkItemIsWaitedForAndNotifies() {
    let lines = HermeticWorld.transcript { transcript in
      let item = DispatchWorkItem { transcript.write("item") }
      item.notify(queue: .main) { transcript.write("notified") }
      DispatchQueue.global().async(execute: item)
      item.wait()
      transcript.write("waited")
    }
    #expect(lines == ["item", "waited", "notified", "end 0.0 seconds"])
  }
}

/// Work given to the main queue through the functions of the C interface that Swift does not see.
private final class ForeignCall: Sendable {
  typealias Function = @convention(c) (UnsafeMutableRawPointer?) -> Void
  typealias Give = @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer?, Function) -> Void
  typealias GiveInGroup =
    @convention(c) (UnsafeRawPointer, UnsafeRawPointer, UnsafeMutableRawPointer?, Function) -> Void
  typealias GiveLater = @convention(c) (UInt64, UnsafeRawPointer, UnsafeMutableRawPointer?, Function) -> Void

  let name: String
  let log: HermeticLog

  init(name: String, log: HermeticLog) {
    self.name = name
    self.log = log
  }

  static func giveAll(to log: HermeticLog) {
    let main = dlsym(nil, "_dispatch_main_q")!
    func argument(_ name: String) -> UnsafeMutableRawPointer {
      Unmanaged.passRetained(ForeignCall(name: name, log: log)).toOpaque()
    }
    for name in [
      "dispatch_async_f", "dispatch_barrier_async_f", "dispatch_sync_f", "dispatch_barrier_sync_f",
      "dispatch_async_and_wait_f", "dispatch_barrier_async_and_wait_f",
    ] {
      unsafeBitCast(dlsym(nil, name), to: Give.self)(main, argument(name), write)
    }
    unsafeBitCast(dlsym(nil, "dispatch_after_f"), to: GiveLater.self)(
      DispatchTime.now().uptimeNanoseconds, main, argument("dispatch_after_f"), write)
    let group = unsafeBitCast(
      dlsym(nil, "dispatch_group_create"), to: (@convention(c) () -> UnsafeRawPointer).self)()
    for name in ["dispatch_group_async_f", "dispatch_group_notify_f"] {
      unsafeBitCast(dlsym(nil, name), to: GiveInGroup.self)(group, main, argument(name), write)
    }
    while log.lines.count < 9 { sched_yield() }
  }

  private static let write: Function = { argument in
    let call = Unmanaged<ForeignCall>.fromOpaque(argument!).takeRetainedValue()
    HermeticForeignTests.write(call.name, to: call.log)
  }
}
