import Foundation

/// A folder with the documents of as many runs as are wanted, and with their snapshots, as the program itself made them.
/// It is gone with the value.
final class RunnerFixture {
  private static let scenariosInDocument = 10
  private static let documentsInFolder = 100

  let subject: RunnerSubject
  let runs: Int
  private let folder: URL
  private let root: URL
  private let program: URL

  /// - Parameters:
  ///   - runs: A multiple of 10.
  init(_ subject: RunnerSubject, runs: Int) throws(BenchmarkFailure) {
    self.subject = subject
    self.runs = runs
    let temporary = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    folder = temporary.appendingPathComponent("benchmarks-\(UUID().uuidString)")
    root = folder.appendingPathComponent("Scenarios")
    program = try Self.program(named: subject.program)
    try write(
      """
      { "environments": { "local": { "default": true, "values": { "locale": "en_US", "seed": 1 } } } }

      """, to: "environments.json")
    for number in 0..<runs / Self.scenariosInDocument {
      try write(
        subject.document(number, scenarios: Self.scenariosInDocument), to: "\(Self.path(ofDocument: number)).json")
    }
    // Nothing is stored yet: all are new.
    try measure(["--quiet"]).mustEnd(with: .code(1))
    try measure(["accept"]).mustEnd(with: .code(0))
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// The identity of the last run.
  var lastIdentity: String {
    let document = runs / Self.scenariosInDocument - 1
    return "\(Self.path(ofDocument: document))/taps-\(Self.scenariosInDocument - 1)@local"
  }

  /// Adds a document below the root.
  func write(_ text: String, to path: String) throws(BenchmarkFailure) {
    let file = root.appendingPathComponent(path)
    do {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    } catch {
      throw BenchmarkFailure(message: "\(path) cannot be written: \(error)")
    }
  }

  /// Takes a document away.
  func remove(_ path: String) {
    try? FileManager.default.removeItem(at: root.appendingPathComponent(path))
  }

  /// Runs the program from start to exit.
  func measure(_ arguments: [String], watchingMemory: Bool = false) throws(BenchmarkFailure) -> MeasuredProcess {
    let variables = [
      "HOME": folder.path, "SCENARIO_OUTPUT_DIR": folder.appendingPathComponent("out").path,
    ]
    return try MeasuredProcess(
      program, arguments + ["--root", root.path], variables: variables,
      outputFile: folder.appendingPathComponent("output"), watchingMemory: watchingMemory)
  }

  private static func path(ofDocument number: Int) -> String {
    "part-\(number / documentsInFolder)/notes-\(number % documentsInFolder)"
  }

  /// The program as it was built beside this one.
  private static func program(named name: String) throws(BenchmarkFailure) -> URL {
    let own = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let program = own.deletingLastPathComponent().appendingPathComponent(name)
    guard FileManager.default.isExecutableFile(atPath: program.path) else {
      throw BenchmarkFailure(message: "there is no \(name) beside this program: swift build -c release builds it")
    }
    return program
  }
}
