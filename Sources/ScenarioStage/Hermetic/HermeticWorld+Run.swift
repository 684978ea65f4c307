import CHermetic
import Foundation

extension HermeticWorld {
  /// Runs `body` in a new world, and blocks the calling thread until it is over.
  ///
  /// Tasks that are still alive then are cancelled and get a bounded chance to end; what is left after that never runs.
  /// `body` is on the world's thread but not on the main actor: use `perform` for that. It must not call `run`.
  static func run<Result, Failure: Error>(
    _ settings: Settings,
    _ body: (HermeticWorld) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    refuseNesting()
    let slot = Slot<Swift.Result<Result, Failure>>()
    withoutActuallyEscaping(body) { body in
      slot.call = {
        do throws(Failure) {
          return .success(try runOnThisThread(settings, body))
        } catch {
          return .failure(error)
        }
      }
      let gate = Gate()
      HermeticThread.submit {
        slot.run()
        gate.signal()
      }
      gate.wait()
    }
    return try slot.value!.get()
  }

  /// Runs `body` in a new world and suspends the caller until it is over, so that no thread of the pool is blocked.
  static func suspendingRun<Result, Failure: Error>(
    _ settings: Settings,
    _ body: @escaping @Sendable (HermeticWorld) throws(Failure) -> sending Result
  ) async throws(Failure) -> sending Result {
    refuseNesting()
    let slot = Slot<Swift.Result<Result, Failure>>()
    slot.call = {
      do throws(Failure) {
        return .success(try runOnThisThread(settings, body))
      } catch {
        return .failure(error)
      }
    }
    await withUnsafeContinuation { continuation in
      HermeticThread.submit {
        slot.run()
        continuation.resume()
      }
    }
    return try slot.take().get()
  }

  /// Runs `body` in a new world and keeps the main actor busy until it is over.
  ///
  /// Beside other tests this is how a run has the main actor to itself: its thread stands in for the main actor's, and two
  /// threads at once would share what the main actor protects. A process that does nothing else does not need it.
  @MainActor
  static func runHoldingMainActor<Result: Sendable>(
    _ settings: Settings, _ body: @Sendable (HermeticWorld) -> Result
  ) -> Result {
    run(settings, body)
  }

  private static func refuseNesting() {
    guard hermetic_current() == nil else {
      fatalError("HermeticWorld.run was called inside a run. Runs do not nest: end the first one before the next.")
    }
  }

  private static func runOnThisThread<Result, Failure: Error>(
    _ settings: Settings,
    _ body: (HermeticWorld) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let world = HermeticWorld(settings)
    world.begin()
    defer { world.end() }
    return try body(world)
  }

  private func begin() {
    HermeticExecutors.install()
    SystemTimeZone.select(settings.timeZone)
    HermeticRouter.activate(self)
    hermetic_set_current(state)
    // The first task's number tells the run's tasks from older ones.
    perform {}
  }

  private func end() {
    finalLeftovers = currentLeftovers
    afterEachJob = nil
    cancelLeftovers()
    attributeReaches()
    isFinished = true
    HermeticRouter.deactivate(self)
    tasks.removeAll()
    hermetic_restore_defaults(state)
    hermetic_release_threads(state)
    hermetic_set_current(nil)
    if !settings.exclusive { SystemTimeZone.restore() }
  }

  /// Cancels what sleeps, waits or is ready, so that it can end, as often as ended tasks start others; gives up at a bound.
  private func cancelLeftovers() {
    var budget = 10_000
    for _ in 0..<8 {
      takeArrivals()
      for task in timers.owners { hermetic_cancel_task(task) }
      for task in ready.tasks { hermetic_cancel_task(task) }
      for case let task? in tasks.alive().map(\.entry.task) { hermetic_cancel_task(task) }
      guard !ready.isEmpty else { break }
      while budget > 0, let work = ready.removeFirst() {
        budget -= 1
        run(work)
      }
    }
    // What is left never runs, and is never freed: that would run the component's code outside of any world.
    for case .call(let call) in ready.all { call.abandon() }
    survivors = currentLeftovers.filter { $0.kind != .dispatch }
    timers.releaseOwners()
  }
}

/// A closure that another thread runs once, and its result.
private final class Slot<Value>: @unchecked Sendable {
  var call: (() -> Value)?
  var value: Value?

  func run() {
    value = call?()
    call = nil
  }

  func take() -> sending Value {
    nonisolated(unsafe) let result = value!
    value = nil
    return result
  }
}

/// Lets one thread wait for another in real time.
private final class Gate: @unchecked Sendable {
  private let gate = hermetic_gate_create()

  deinit { hermetic_gate_destroy(gate) }

  func signal() { hermetic_gate_signal(gate) }

  func wait() { _ = hermetic_gate_wait(gate, -1) }
}
