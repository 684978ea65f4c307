import Foundation

/// A program that was started and is not waited for yet, with a home of its own.
final class RunningProgram: Sendable {
  /// Where it may write, gone with the value.
  let home: URL

  private let process: Process
  private let ended: AsyncStream<Void>

  /// Starts an executable that was built beside this test bundle.
  ///
  /// - Parameter isRead: Whether somebody reads what it prints; else its standard output is a pipe that is closed.
  init(
    _ arguments: [String], in folder: URL, variables: [String: String] = [:], executable: String = "scenario-run",
    isRead: Bool = true
  ) throws {
    home = FileManager.default.temporaryDirectory.appendingPathComponent("scenario-run-\(UUID().uuidString)")
      .resolvingSymlinksInPath()
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    // Files and not pipes: nobody has to read while the program writes.
    for file in [home.appendingPathComponent("output"), home.appendingPathComponent("errors")] {
      try Data().write(to: file)
    }
    process = Process()
    process.executableURL = Bundle.main.bundleURL.appendingPathComponent(executable)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ["PATH": "/usr/bin:/bin", "HOME": home.path].merging(variables) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardError = try FileHandle(forWritingTo: home.appendingPathComponent("errors"))
    let (ended, continuation) = AsyncStream.makeStream(of: Void.self)
    self.ended = ended
    process.terminationHandler = { _ in continuation.finish() }
    if isRead {
      process.standardOutput = try FileHandle(forWritingTo: home.appendingPathComponent("output"))
      try process.run()
    } else {
      let pipe = Pipe()
      process.standardOutput = pipe
      try pipe.fileHandleForReading.close()
      try process.run()
    }
  }

  deinit { try? FileManager.default.removeItem(at: home) }

  var identifier: pid_t { process.processIdentifier }

  var isRunning: Bool { process.isRunning }

  func send(_ signal: Int32) { kill(identifier, signal) }

  /// Waits for its end.
  func outcome() async throws -> Program.Outcome {
    for await _ in ended {}
    func text(_ name: String) throws -> String {
      String(decoding: try Data(contentsOf: home.appendingPathComponent(name)), as: UTF8.self)
    }
    let code = process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
    return Program.Outcome(code: code, output: try text("output"), errors: try text("errors"))
  }
}
