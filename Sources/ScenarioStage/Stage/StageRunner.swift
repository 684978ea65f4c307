import Foundation
import ScenarioDocuments
import ScenarioSupport

/// Runs one planned run in a world of its own.
package enum StageRunner {
  /// The result of a run.
  package struct Outcome: Sendable {
    /// The text below the snapshot's first line; nil when the component could not be mounted.
    package var text: String?
    /// What went wrong, in order.
    package var problems: [Problem]
    /// What does not fail the run, but may disturb others or surprise.
    package var warnings: [Diagnostic]
    /// The environment keys that were read while nothing had set them.
    package var defaultedKeys: [String]
    /// The wall time.
    package var duration: Duration
    /// Whether something of it may go on in the process: a thread, another process.
    package var leavesForeignWork: Bool
  }

  /// - Parameters:
  ///   - isAlone: Whether the process does nothing else, so that all of the main actor's work is the run's.
  ///   - observer: Follows the run.
  package static func run(
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
    return Outcome(
      text: outcome.text, problems: outcome.problems + world.forbidden.map { problem($0, of: run) },
      warnings: warnings(world, of: run), defaultedKeys: outcome.defaultedKeys, duration: ContinuousClock.now - start,
      leavesForeignWork: world.reached.contains { [.thread, .subprocess].contains($0) })
  }

  private static func problem(_ reached: HermeticWorld.Reached, of run: PlannedRun) -> Problem {
    return Problem(
      message: reached.reach.problem,
      step: reached.activity?.step, location: reached.activity?.location ?? run.location,
      details: reached.reach.advice)
  }

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
