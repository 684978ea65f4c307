import Foundation
import Testing

@testable import ScenarioKit

/// What a component does to its process is not there for the next one.
@Suite struct HostileSurroundingsTests {
  private static let run = Task {
    let workspace = try Workspace.hostile()
    for kind in HostileKind.changes + ["allow-no-descriptors", "close-standard-descriptors", "child"] {
      try workspace.writeMisbehaving(kind, to: "\(kind)")
      try workspace.write("Surroundings", count: 1, to: "\(kind)-after")
    }
    try await workspace.recordHostile("after/")
    // One process after the other, so that what comes after is where it was.
    return try await HostileRun(["-j", "1"], in: workspace).end()
  }

  @Test(arguments: HostileKind.changes + ["allow-no-descriptors", "close-standard-descriptors", "child"])
  func `the next run finds everything as it was`(kind: String) async throws {
    let outcome = try await Self.run.value
    let words = try outcome.words("\(kind)-after/n0")
    #expect(try outcome.verdict("\(kind)-after/n0") == .passed, "\(words)")
  }

  @Test func `the change itself is done`() async throws {
    let outcome = try await Self.run.value
    for (kind, text) in [
      ("change-directory", "Changed"), ("change-file-mode-mask", "Changed"), ("set-variables", "Changed"),
      ("make-temporary-file", "Made"), ("empty-temporary-folder", "Emptied"), ("ignore-signals", "Ignored"),
    ] {
      #expect(try outcome.result("\(kind)/does-it").snapshot?.contains("\"\(text)\"") == true, "\(kind)")
    }
    #expect(outcome.leftovers.isEmpty)
    #expect(outcome.folders.isEmpty)
  }
}
