import Foundation

/// Runs one planned run in a world of its own.
enum StageRunner {
  /// What became of a run.
  struct Outcome {
    var result: RunResult
    /// Whether something of it may go on in the process: a thread, another process.
    var leavesForeignWork: Bool
  }

  /// - Parameters:
  ///   - isAlone: Whether the process does nothing else, so that all of the main actor's work is the run's.
  ///   - observer: Follows the run.
  static func run(
    _ run: PlannedRun, of catalog: Catalog, isAlone: Bool, observer: (any StageObserver)? = nil
  ) async -> Outcome {
    let start = ContinuousClock.now
    let stage = StageSettings(run.environment.values)
    let settings = HermeticWorld.Settings(
      now: stage.now, seed: stage.seed, timeZone: stage.timeZone, exclusive: isAlone, mayReach: stage.mayReach)
    let (outcome, world) =
      if isAlone {
        await HermeticWorld.suspendingRun(settings) { world in
          (Stage(run, of: catalog, in: world, observer: observer).play(), world)
        }
      } else {
        await HermeticWorld.runHoldingMainActor(settings) { world in (Stage(run, of: catalog, in: world).play(), world)
        }
      }
    let problems = outcome.problems + world.forbidden.map { problem($0, of: run) }
    let result = RunResult(
      identity: run.identity, verdict: problems.isEmpty ? .passed : .failed, problems: problems,
      snapshotText: outcome.text.map { SnapshotFile(identity: run.identity, body: $0).text },
      warnings: warnings(world, of: run), defaultedKeys: outcome.defaultedKeys,
      duration: ContinuousClock.now - start)
    return Outcome(
      result: result,
      leavesForeignWork: world.reached.contains { [.thread, .subprocess].contains($0) })
  }

  private static func problem(_ reached: HermeticWorld.Reached, of run: PlannedRun) -> Problem {
    return Problem(
      message: reached.reach.problem,
      step: reached.activity?.step, location: reached.activity?.location ?? run.location,
      details: reached.reach.advice)
  }

  /// What does not fail the run, but may disturb others or surprise.
  private static func warnings(_ world: HermeticWorld, of run: PlannedRun) -> [Diagnostic] {
    // The view is gone by now and its own tasks with it.
    var warnings = world.leftovers.filter { [.sleep, .wait, .ready].contains($0.kind) }.map { left in
      Diagnostic(
        .warning, at: run.location, "the scenario ended, and there is still \(left): it was stopped",
        hint: "end it when its view goes away, or let the scenario settle")
    }
    warnings += world.reachedActivities.filter { $0.reach == .threadSleep }.map { reached in
      Diagnostic(
        .warning, at: reached.activity?.location ?? run.location,
        "the component put its thread to sleep (Thread.sleep): the clock moved without an advance step")
    }
    return warnings
  }
}
