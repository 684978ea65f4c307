import Foundation
import Testing

/// Workers' folders of runs that were killed as a whole.
@Suite struct HostileFolderTests {
  @Test func `folders that nobody holds are removed, those in use and of others are not`() async throws {
    let workspace = try Workspace.hostile()
    try workspace.write("NoteList", count: 1, to: "a")
    var lock: Int32 = -1
    defer { close(lock) }
    let run = try HostileRun(["-j", "1"], in: workspace) { temporary in
      for name in ["scenario-run-worker-abandoned/home/deep", "scenario-run-worker-in-use", "somebody-elses"] {
        try FileManager.default.createDirectory(
          at: temporary.appendingPathComponent(name), withIntermediateDirectories: true)
      }
      lock = open(temporary.path + "/scenario-run-worker-in-use", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      try #require(flock(lock, LOCK_EX | LOCK_NB) == 0)
    }
    #expect(try await run.end().folders == ["scenario-run-worker-in-use", "somebody-elses"])
  }
}
