import Foundation

/// The program `scenario-run` for a catalog: the whole of a runner's `main`.
///
/// ```swift
/// import MyScenarios
/// import ScenarioKit
///
/// await ScenarioRunner.main { MyCatalog.make() }
/// ```
///
/// The executable also needs the one test that runs a planned scenario; see ``ScenarioCase``.
@MainActor public enum ScenarioRunner {
  /// The number of cases in one call of Swift Testing, whose cost grows with the square of it.
  static let batchSize = 200

  /// Does what the command line says and ends the process with the exit code.
  public static func main(_ makeCatalog: @MainActor () -> Catalog) async -> Never {
    let catalog = makeCatalog()
    let environment = ScenarioEnvironment(
      plan: { ScenarioPlanning.plan(root: $0, catalog: catalog) },
      execute: { runs, report in await execute(runs, of: catalog, report: report) })
    let code = await ScenarioCommand(environment: environment).run(Array(CommandLine.arguments.dropFirst()))
    exit(code.rawValue)
  }

  /// Runs `runs` as Swift Testing cases of this process, in batches.
  static func execute(
    _ runs: [PlannedRun], of catalog: Catalog, report: @escaping @Sendable (RunEvent) -> Void
  ) async {
    guard let entryPoint = TestingEntryPoint() else {
      complain("this program was linked without Swift Testing: link it dynamically, with the toolchain's libraries")
      return
    }
    var start = 0
    while start < runs.count {
      let batch = Array(runs[start..<min(start + batchSize, runs.count)])
      ScenarioSession.shared.begin(batch, of: catalog, report: report)
      do {
        _ = try await entryPoint.run()
      } catch {
        complain("Swift Testing ended early: \(error)")
        return
      }
      start += batch.count
    }
  }

  private static func complain(_ message: String) {
    _ = ConsoleOutput.standardError.write("error: \(message)\n")
  }
}
