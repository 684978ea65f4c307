import Foundation

/// The executable `scenario-run`, as it was built beside this test bundle.
enum Program {
  /// What a run of the program left.
  struct Outcome: Sendable {
    let code: Int32
    let output: String
    let errors: String
  }

  private static let url = Bundle.main.bundleURL.appendingPathComponent("scenario-run")

  /// Runs the program to its end, without a terminal, in a folder and an environment of its own.
  static func run(
    _ arguments: [String], in folder: URL, variables: [String: String] = [:]
  ) async throws -> Outcome {
    let home = FileManager.default.temporaryDirectory.appendingPathComponent("scenario-run-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: home) }
    // Files and not pipes: nobody has to read while the program writes.
    let output = home.appendingPathComponent("output")
    let errors = home.appendingPathComponent("errors")
    for file in [output, errors] { try Data().write(to: file) }
    let process = Process()
    process.executableURL = url
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ["PATH": "/usr/bin:/bin", "HOME": home.path].merging(variables) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
      process.terminationHandler = { _ in continuation.resume() }
      do { try process.run() } catch { continuation.resume(throwing: error) }
    }
    return Outcome(
      code: process.terminationStatus, output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
  }
}
