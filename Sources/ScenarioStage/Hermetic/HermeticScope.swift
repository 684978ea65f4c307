import CHermetic
import Foundation
import PreviewKit
import ScenarioSupport

/// A world for an asynchronous function of someone else, such as the body of a test.
///
/// The function's own task becomes one of the world's. Whenever nothing can run, time moves to the next deadline, so that a
/// sleep takes no wall time. Hosts of views are updated after each job.
@MainActor
package final class HermeticScope: HostClock {
  /// How far `settle` moves time at most.
  private static let settleLimit = Duration.seconds(24 * 3600)

  /// How long a test that waits for a foreign thread sleeps between two looks, in real time.
  nonisolated private static let foreignWait = Duration.seconds(1)

  private let task: UInt64
  private var world: HermeticWorld?
  private var hosts: [WeakHost] = []
  private var settlers: [UnsafeContinuation<Void, Never>] = []
  private var settleEnd = Int64.max
  private var exit: UnsafeContinuation<Void, Never>?
  private var problems: [Problem] = []

  private struct WeakHost { weak var host: ViewHost? }

  private nonisolated init(task: UInt64) {
    self.task = task
  }

  /// Whether the calling code is in a world already.
  package nonisolated static var isActive: Bool { hermetic_current() != nil }

  /// Runs `body` in a world of its own. Worlds take turns; they do not nest.
  ///
  /// - Parameters:
  ///   - now: The wall clock at the start; nil for the time at which scenarios start.
  ///   - seed: Decides all randomness.
  ///   - timeZone: The system's time zone meanwhile; nil for UTC.
  /// - Returns: What went wrong beside the errors of `body`: work without end, things reached that go on in real time.
  package nonisolated static func run(
    now: Date?, seed: UInt64, timeZone: TimeZone?, _ body: () async throws -> Void
  ) async throws -> [Problem] {
    guard let pointer = hermetic_current_task() else { fatalError("An asynchronous function runs in a task.") }
    var stage = StageSettings([:])
    if let now { stage.now = now }
    if let timeZone { stage.timeZone = timeZone }
    let settings = HermeticWorld.Settings(now: stage.now, seed: seed, timeZone: stage.timeZone)
    let scope = HermeticScope(task: hermetic_job_identifier(pointer))
    await withUnsafeContinuation { entry in
      Task.detached { @MainActor in
        let problems = HermeticWorld.runHoldingMainActor(settings) { world in
          scope.serve(world, entry: entry)
          return world.forbidden.map { Problem(message: $0.reach.problem, details: $0.reach.advice) }
        }
        scope.problems += problems
        scope.exit?.resume()
      }
    }
    // Only now is the task the world's. It may have gone on without suspending, on the thread where it was.
    await Task.yield()
    scope.enter()
    let result: Result<Void, any Error>
    do {
      try await body()
      result = .success(())
    } catch {
      result = .failure(error)
    }
    await scope.leave()
    let problems = await scope.problems
    try result.get()
    return problems
  }

  private nonisolated func enter() {
    HermeticRouter.currentWorld?.welcome(task)
  }

  /// Returns outside of the world.
  private func leave() async {
    await withUnsafeContinuation { exit = $0 }
  }

  // MARK: On the world's thread

  private nonisolated func serve(_ world: HermeticWorld, entry: UnsafeContinuation<Void, Never>) {
    world.perform {
      self.world = world
      ViewHost.clock = self
    }
    world.afterEachJob = { self.updateHosts() }
    world.adopt(task)
    entry.resume()
    while true {
      if world.drain() {
        guard !world.perform({ self.isLeft }) else { break }
        if !world.perform({ self.goOn() }) { world.waitForForeign(upTo: Self.foreignWait) }
      } else {
        world.perform { self.stopRunaway() }
      }
    }
    world.perform {
      ViewHost.clock = nil
      self.world = nil
    }
    world.release(task)
  }

  private var isLeft: Bool { exit != nil }

  /// Makes the next thing ready. False when only a foreign thread can.
  private func goOn() -> Bool {
    guard let world else { return false }
    switch world.rest.state {
    case .ready: return true
    case .sleeping(let deadline):
      if deadline > settleEnd {
        report(
          "work goes on after \(DurationWords.text(Self.settleLimit)) of virtual time; wait for less than settle() does"
        )
        resumeSettlers()
      } else {
        world.fireNext()
      }
      return true
    case .idle:
      guard !settlers.isEmpty, world.awaitReached() else { return false }
      if world.rest.state == .idle { resumeSettlers() }
      return true
    }
  }

  /// Names work that yields for ever, and cancels everything, so that the test comes to an end.
  private func stopRunaway() {
    guard let world else { return }
    report(
      "work never comes to an end: \(world.runaway?.runawayWords ?? "a task") yields or starts others for ever",
      "give it a Task.sleep, or end it when the view goes away")
    world.cancelEverything()
    resumeSettlers()
  }

  private func resumeSettlers() {
    let waiting = settlers
    settlers = []
    settleEnd = .max
    for settler in waiting { settler.resume() }
  }

  private func report(_ message: String, _ details: String? = nil) {
    problems.append(Problem(message: message, details: details))
  }

  private func updateHosts() {
    for entry in hosts { entry.host?.update() }
  }

  // MARK: Hosts

  package func follow(_ host: ViewHost) {
    hosts.removeAll { $0.host == nil }
    hosts.append(WeakHost(host: host))
  }

  package func settle() async {
    if let world, settlers.isEmpty {
      settleEnd = HermeticWorld.sum(world.state.pointee.elapsed, Self.settleLimit.wholeNanoseconds)
    }
    await withUnsafeContinuation { settlers.append($0) }
  }
}
