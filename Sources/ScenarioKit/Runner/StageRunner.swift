import Foundation

/// Runs one planned run in a world of its own.
enum StageRunner {
  /// - Parameter isAlone: Whether the process does nothing else, so that all of the main actor's work is the run's.
  static func run(_ run: PlannedRun, of catalog: Catalog, isAlone: Bool) async -> RunResult {
    let stage = StageSettings(run.environment.values)
    let settings = HermeticWorld.Settings(
      now: stage.now, seed: stage.seed, timeZone: stage.timeZone, exclusive: isAlone)
    let outcome = await HermeticWorld.suspendingRun(settings) { world in
      var outcome = Stage(run, of: catalog, in: world).play()
      for reach in world.reached {
        outcome.problems.append(
          Problem(
            message: "the component reached \(reach), which goes on in real time: the run is not repeatable",
            location: run.location))
      }
      return outcome
    }
    return RunResult(
      identity: run.identity, verdict: outcome.problems.isEmpty ? .passed : .failed, problems: outcome.problems,
      snapshotText: outcome.text.map { SnapshotFile(identity: run.identity, body: $0).text },
      defaultedKeys: outcome.defaultedKeys)
  }
}
