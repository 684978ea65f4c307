import Foundation
import ScenarioStage

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
  /// Does what the command line says and ends the process with the exit code.
  public static func main(_ makeCatalog: @MainActor () -> Catalog) async -> Never {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if let settings = Worker.Settings(arguments) { await Worker.run(settings, makeCatalog) }
    let catalog = makeCatalog()
    let environment = ProgramEnvironment(
      plan: { ScenarioPlanning.plan(root: $0, catalog: catalog) },
      execute: { request, report in
        request.options.isInProcess
          ? await InProcessExecutor.execute(request, of: catalog, report: report)
          : await WorkerPool.execute(request, report: report)
      })
    let code = await ScenarioCommand(environment: environment).run(arguments)
    exit(code.rawValue)
  }
}
