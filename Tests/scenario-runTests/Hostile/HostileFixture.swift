import Foundation
import Testing

/// The one run over everything that components should not do, with well-behaved ones between; many tests read its outcome.
enum HostileFixture {
  /// The run. The first test that needs it starts it.
  static let run = Task {
    let workspace = try Workspace.hostile()
    for kind in HostileKind.all {
      try workspace.writeMisbehaving(
        kind.name, to: "kinds/\(kind.name)", moments: kind.moments, timeout: kind.timeout)
      try workspace.write("NoteList", count: 3, to: "kinds/\(kind.name)-after")
    }
    try await workspace.recordHostile("after/")
    return try await HostileRun(
      ["-j", "2", "--timeout", "100s", "--memory", "256MiB"], in: workspace
    ).end()
  }

  static var outcome: HostileOutcome { get async throws { try await run.value } }
}
