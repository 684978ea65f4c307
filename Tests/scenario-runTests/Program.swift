import Foundation

/// The executables of this package, as they were built beside this test bundle.
enum Program {
  /// What a run of the program left.
  struct Outcome: Sendable {
    let code: Int32
    let output: String
    let errors: String
  }

  /// Runs the program to its end, without a terminal, in a folder and an environment of its own.
  static func run(
    _ arguments: [String], in folder: URL, variables: [String: String] = [:], executable: String = "scenario-run"
  ) async throws -> Outcome {
    try await RunningProgram(arguments, in: folder, variables: variables, executable: executable).outcome()
  }
}
