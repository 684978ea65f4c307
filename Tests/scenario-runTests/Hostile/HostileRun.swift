import Foundation
import Testing

@testable import ScenarioKit
@testable import ScenarioStage

/// A run of `hostile-run`, whose processes and files are found again wherever they are.
final class HostileRun: Sendable {
  let program: RunningProgram
  /// Where its workers have their folders; it lies in the workspace.
  let temporary: URL

  private static let variable = "HOSTILE_TEST"
  private let mark: String
  private let report: URL

  /// Starts it.
  ///
  /// - Parameters:
  ///   - temporary: The folder for temporary files of an earlier run; without it there is a new one.
  ///   - prepare: Is called with that folder before the start.
  init(
    _ arguments: [String], in workspace: Workspace, isRead: Bool = true, temporary: URL? = nil,
    prepare: (URL) throws -> Void = { _ in }
  ) throws {
    mark = UUID().uuidString
    self.temporary = temporary ?? workspace.folder.appendingPathComponent("tmp-\(mark)")
    report = workspace.folder.appendingPathComponent("report-\(mark).json")
    try FileManager.default.createDirectory(at: self.temporary, withIntermediateDirectories: true)
    try prepare(self.temporary)
    program = try RunningProgram(
      ["--color", "never", "--report", "json=\(report.path)"] + arguments, in: workspace.folder,
      variables: ["TMPDIR": self.temporary.path, Self.variable: mark], executable: "hostile-run", isRead: isRead)
  }

  /// Waits for its end, and reads its report.
  func end() async throws -> HostileOutcome {
    let outcome = try await program.outcome()
    let bytes = try Data(contentsOf: report)
    return HostileOutcome(program: outcome, report: bytes, leftovers: leftovers, folders: folders)
  }

  /// The worker processes at this moment.
  var workers: [pid_t] { Descendants.children(of: program.identifier) }

  /// Waits for a worker that a component has stopped; nil when the program ends before.
  func stoppedWorker(except known: Set<pid_t> = []) async throws -> pid_t? {
    var found: pid_t?
    _ = try await Self.eventually(within: .seconds(60)) {
      found = self.workers.first { !known.contains($0) && SystemProcess.state(of: $0) == "T" }
      return found != nil || !self.program.isRunning
    }
    return found
  }

  /// Waits for something that somebody else brings about. False when it does not come in time.
  static func eventually(within limit: Duration, _ condition: () -> Bool) async throws -> Bool {
    let end = ContinuousClock.now + limit
    while !condition() {
      guard ContinuousClock.now < end else { return false }
      try await Task.sleep(for: .milliseconds(5))
    }
    return true
  }

  /// The processes that descend from it, also those with another parent by now.
  var leftovers: [pid_t] { SystemProcess.all(withVariable: Self.variable, mark) }

  /// The workers' folders.
  var folders: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: temporary.path)) ?? []).sorted() }
}
