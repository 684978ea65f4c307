import Foundation

/// The program: reads a command line, does what it says, and returns the exit code.
///
/// ```swift
/// let command = ScenarioCommand(environment: ProgramEnvironment(plan: …, execute: …))
/// exit(await command.run(Array(CommandLine.arguments.dropFirst())).rawValue)
/// ```
@MainActor struct ScenarioCommand {
  let environment: ProgramEnvironment

  /// Creates the program for an environment.
  init(environment: ProgramEnvironment) { self.environment = environment }

  /// Does what the arguments behind the program's name say.
  func run(_ arguments: [String]) async -> ExitCode {
    ConsoleOutput.ignoreClosedPipes()
    let program = NextCommand(executable: environment.executable).program
    do throws(UsageError) {
      switch try CommandLineParser.parse(arguments) {
      case .help(let command):
        print(CommandHelp.text(for: command, program: program))
        return .passed
      case .version:
        print(
          "\(program.split(separator: " ").last?.split(separator: "/").last ?? "scenario-run") \(environment.version)\n"
        )
        return .passed
      case .command(let command):
        let root = URL(argument: command.root, in: environment.workingDirectory)
        let (complete, problems) = CommandLineParser.applying(CommandDefaults(root: root), to: command)
        guard problems.isEmpty else {
          _ = environment.errors.write(problems.map { "\($0)\n" }.joined() + "nothing was done\n")
          return .usage
        }
        return try await CommandContext(command: complete, environment: environment).run()
      }
    } catch {
      let hint = error.hint.map { "; \($0)" } ?? ""
      let help = ([program] + [error.command?.rawValue, "--help"].compactMap(\.self)).joined(separator: " ")
      _ = environment.errors.write("error: \(error.message)\(hint)\n\(help) says more\n")
      return .usage
    }
  }

  private func print(_ text: String) { _ = environment.output.write(text) }
}
