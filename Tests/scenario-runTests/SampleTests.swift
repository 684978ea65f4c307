import Foundation
import Testing

/// The way that the README shows: run, change, read the diff, accept, add a scenario.
@Suite struct SampleTests {
  private static let identity = "notes/new-note-view/starts-empty@local"
  private static let snapshot = "Scenarios/notes/__snapshots__/new-note-view/starts-empty@local.snap.txt"

  @Test func `the recorded snapshots are those of the sample`() async throws {
    let workspace = try Workspace()
    let outcome = try await workspace.run()
    #expect(outcome.code == 0, "\(outcome.output)\(outcome.errors)")
    #expect(workspace.pending.isEmpty)
  }

  @Test func `list prints one identity a line and nothing else`() async throws {
    let workspace = try Workspace()
    let outcome = try await workspace.run("list")
    #expect(outcome.code == 0)
    #expect(outcome.errors.isEmpty)
    let lines = outcome.output.split(separator: "\n").map(String.init)
    #expect(lines.count >= 24)
    #expect(lines.contains(Self.identity))
    for environment in ["local", "error", "empty"] { #expect(lines.contains { $0.hasSuffix("@\(environment)") }) }
    #expect(Set(lines).count == lines.count)
    let selected = try await workspace.run("list", "--filter", "tags-view")
    #expect(selected.output.split(separator: "\n").map(String.init) == lines.filter { $0.contains("tags-view") })
  }

  @Test func `a green run passes everything, leaves nothing pending and writes nothing below the root`() async throws {
    let workspace = try Workspace()
    try await workspace.record()
    let before = try workspace.contents(of: "Scenarios")
    let outcome = try await workspace.run()
    #expect(outcome.code == 0, "\(outcome.output)\(outcome.errors)")
    #expect(outcome.errors.isEmpty)
    #expect(!outcome.output.contains("\u{1B}"))
    #expect(workspace.pending.isEmpty)
    #expect(try workspace.contents(of: "Scenarios") == before)
  }

  @Test func `another text shows as a diff, waits as pending, and is accepted`() async throws {
    let workspace = try Workspace()
    try await workspace.record()
    let text = try workspace.read(Self.snapshot)
    try #require(text.contains("Button \"Create\""))
    try workspace.write(text.replacing("Button \"Create\"", with: "Button \"Make\""), to: Self.snapshot)
    let before = try workspace.contents(of: "Scenarios")

    let changed = try await workspace.run()
    #expect(changed.code == 1)
    let lines = changed.output.split(separator: "\n").map(String.init)
    #expect(lines.contains { $0.hasPrefix("-") && $0.contains("Button \"Make\"") })
    #expect(lines.contains { $0.hasPrefix("+") && $0.contains("Button \"Create\"") })
    #expect(changed.output.contains("scenario-run accept"))
    #expect(workspace.pending == [Self.identity])
    #expect(try workspace.contents(of: "Scenarios") == before)

    let diff = try await workspace.run("diff")
    #expect(diff.output.contains("+") && diff.output.contains(Self.snapshot))
    #expect(try await workspace.run("accept", Self.identity).code == 0)
    #expect(workspace.pending.isEmpty)
    #expect(try workspace.read(Self.snapshot) == text)
    #expect(try await workspace.run().code == 0)
  }

  @Test func `a scenario is added with JSON alone`() async throws {
    let workspace = try Workspace()
    try await workspace.record()
    try workspace.write(
      """
      {
        "component": "NewNoteView",
        "environments": ["local"],
        "scenarios": { "types-a-title": { "steps": [{ "type": "Milk", "into": "Title" }] } }
      }
      """, to: "Scenarios/notes/mine.json")
    let new = try await workspace.run()
    #expect(new.code == 1)
    #expect(new.output.contains("TextField \"Title\" = \"Milk\""))
    #expect(workspace.pending == ["notes/mine/types-a-title@local"])
    #expect(try await workspace.run("accept").code == 0)
    let stored = try workspace.read("Scenarios/notes/__snapshots__/mine/types-a-title@local.snap.txt")
    #expect(stored.hasPrefix("snapshot 1 notes/mine/types-a-title@local\n\nFrame \"end\"\n"))
    #expect(try await workspace.run().code == 0)
  }

  @Test func `a failing step fails its scenario, with place, step and what is there, and nothing is pending`()
    async throws
  {
    let workspace = try Workspace()
    try await workspace.record()
    try workspace.write(
      """
      {
        "component": "NewNoteView",
        "environments": ["local"],
        "scenarios": { "misses": { "steps": [
          { "tap": "Crate" }
        ] } }
      }
      """, to: "Scenarios/notes/mine.json")
    let failed = try await workspace.run()
    #expect(failed.code == 1)
    #expect(failed.output.contains("Scenarios/notes/mine.json:5:5"))
    #expect(failed.output.contains(#"there is no "Crate" on the screen"#))
    #expect(failed.output.contains(#"nearest: Button "Create""#))
    #expect(workspace.pending.isEmpty)
  }

  @Test func `a missing object is reported with type, path and fix, and the others pass`() async throws {
    let workspace = try Workspace()
    try await workspace.record()
    try workspace.write(
      """
      {
        "component": "MissingSettings",
        "environments": ["local"],
        "scenarios": { "misses": { "objects": { "userSettings": null } } }
      }
      """, to: "Scenarios/environment/mine.json")
    let outcome = try await workspace.run()
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("No ObservableObject of type UserSettings found."))
    #expect(outcome.output.contains("A View.environmentObject(_:) for UserSettings may be missing"))
    #expect(outcome.output.contains("MissingSettingsView > ScoreView"))
    #expect(outcome.output.contains(" 1 failed"))
    #expect(workspace.pending.isEmpty)
  }

  @Test func `two runs at once leave whole results`() async throws {
    let workspace = try Workspace()
    try await workspace.record()
    let text = try workspace.read(Self.snapshot)
    try workspace.write(text.replacing("Button \"Create\"", with: "Button \"Make\""), to: Self.snapshot)
    async let first = workspace.run()
    async let second = workspace.run()
    #expect(try await [first.code, second.code] == [1, 1])
    #expect(workspace.pending == [Self.identity])
    #expect(try await workspace.run("accept").code == 0)
    #expect(try workspace.read(Self.snapshot) == text)
  }

  @Test func `the same run has the same output every time`() async throws {
    let workspace = try Workspace()
    let first = try await workspace.run("show", "@local")
    let second = try await workspace.run("show", "@local", variables: ["TZ": "Asia/Tokyo", "LANG": "de_DE.UTF-8"])
    #expect(first.output == second.output)
    #expect(first.output.contains("Frame \""))
  }
}
