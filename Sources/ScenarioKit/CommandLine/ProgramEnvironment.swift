import Foundation
import ScenarioDocuments

/// What the command line needs from outside: documents, a way to run scenarios, and the process around it.
@MainActor struct ProgramEnvironment {
  /// Reads the documents below a root and plans the runs. Without a plan there is at least one error.
  var plan: (URL) -> (plan: Plan?, diagnostics: [Diagnostic])
  /// Executes runs and reports events, from any thread. Results are judged as the request says. A run without a result
  /// counts as missing.
  var execute: (ExecutionRequest, @escaping @Sendable (RunEvent) -> Void) async -> ExecutionEnd
  /// What relative paths start from.
  var workingDirectory: URL
  /// The environment variables.
  var variables: [String: String]
  /// The path or name that the program was started by.
  var executable: String
  /// The version that `--version` prints.
  var version: String
  /// The output for results.
  var output: ConsoleOutput
  /// The output for errors and warnings.
  var errors: ConsoleOutput
  /// A monotonic clock, with any start.
  var now: @Sendable () -> Duration

  /// Creates an environment. The defaults are those of this process.
  init(
    plan: @escaping (URL) -> (plan: Plan?, diagnostics: [Diagnostic]),
    execute: @escaping (ExecutionRequest, @escaping @Sendable (RunEvent) -> Void) async -> ExecutionEnd,
    workingDirectory: URL = URL(fileURLWithPath: FileManager.default.currentDirectoryPath),
    variables: [String: String] = ProcessInfo.processInfo.environment,
    executable: String = CommandLine.arguments.first ?? "scenario-run",
    version: String = "0.1.0",
    output: ConsoleOutput = .standardOutput,
    errors: ConsoleOutput = .standardError,
    now: (@Sendable () -> Duration)? = nil
  ) {
    self.plan = plan
    self.execute = execute
    self.workingDirectory = workingDirectory
    self.variables = variables
    self.executable = executable
    self.version = version
    self.output = output
    self.errors = errors
    let start = ContinuousClock.now
    self.now = now ?? { ContinuousClock.now - start }
  }
}
