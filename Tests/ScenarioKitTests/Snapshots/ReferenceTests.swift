import Foundation
import ScenarioTestSupport
import Testing

@testable import ScenarioDocuments
@testable import ScenarioKit

/// A matrix run whose text is its base run's stores `same as @local` instead of the text.
@Suite struct ReferenceTests {
  private static let base = RunIdentity(parsing: "a/app/shows@local")!
  private static let variant = RunIdentity(parsing: "a/app/shows@local+de")!
  private static let path = "Scenarios/a/__snapshots__/app/shows@local+de.snap.txt"
  private static let reference = "snapshot 1 a/app/shows@local+de\n\nsame as @local\n"

  private let folder: TemporaryFolder
  private let store: SnapshotStore
  private let pending: PendingStore

  init() throws {
    folder = try TemporaryFolder()
    store = SnapshotStore(root: folder.url.appendingPathComponent("Scenarios"))
    pending = PendingStore(
      output: OutputFolder(workingDirectory: folder.url, variables: [:], isCI: false), root: "Scenarios")
  }

  private static func text(_ identity: RunIdentity, _ label: String = "Create") -> String {
    SnapshotFile(identity: identity, body: "Frame \"start\"\n  Button \"\(label)\"").text
  }

  /// Judges a run and keeps what is pending, as a runner does.
  @discardableResult
  private func run(_ identity: RunIdentity, _ label: String = "Create") throws -> RunResult {
    let judge = SnapshotJudge(store: store, pending: pending)
    let result = judge.judge(
      RunResult(identity: identity, verdict: .passed, snapshotText: Self.text(identity, label)), expectedFailure: nil)
    try judge.record(result)
    return result
  }

  private func acceptAll() throws {
    for snapshot in pending.all().pending { try pending.accept(snapshot, into: store) }
  }

  @Test func `an accepted text that is the base run's is stored as a reference, and passes`() throws {
    try #require(try run(Self.base).verdict == .new)
    try #require(try run(Self.variant).verdict == .new)
    try acceptAll()
    #expect(folder.read(Self.path) == Self.reference)
    #expect(try run(Self.variant).verdict == .passed)
    #expect(pending.all().pending.isEmpty)
  }

  @Test func `another text than the base run's is stored as it is`() throws {
    try run(Self.base)
    try run(Self.variant, "Anlegen")
    try acceptAll()
    #expect(folder.read(Self.path) == Self.text(Self.variant, "Anlegen"))
    #expect(try run(Self.variant, "Anlegen").verdict == .passed)
  }

  @Test func `a variant that leaves its base is changed against the base's text, and comes back to it`() throws {
    try run(Self.base)
    try run(Self.variant)
    try acceptAll()
    let changed = try run(Self.variant, "Anlegen")
    #expect(changed.verdict == .changed)
    #expect(changed.baseline?.text == Self.text(Self.variant))
    try acceptAll()
    #expect(folder.read(Self.path) == Self.text(Self.variant, "Anlegen"))
    try run(Self.variant)
    try acceptAll()
    #expect(folder.read(Self.path) == Self.reference)
  }

  @Test func `when base and variant change alike, accepting both leaves the reference`() throws {
    try run(Self.base)
    try run(Self.variant)
    try acceptAll()
    #expect(try run(Self.base, "Make").verdict == .changed)
    #expect(try run(Self.variant, "Make").verdict == .changed)
    try acceptAll()
    #expect(folder.read(Self.path) == Self.reference)
    #expect(try run(Self.variant, "Make").verdict == .passed)
  }

  @Test func `accepting the base alone is enough for variants that follow it`() throws {
    try run(Self.base)
    try run(Self.variant)
    try acceptAll()
    try run(Self.base, "Make")
    try acceptAll()
    #expect(try run(Self.variant, "Make").verdict == .passed)
    #expect(try run(Self.variant).verdict == .changed)
  }

  @Test func `a text that another program accepted as a reference needs no second time`() throws {
    try run(Self.base)
    try run(Self.variant)
    let waiting = pending.all().pending
    try acceptAll()
    for snapshot in waiting { try pending.accept(snapshot, into: store) }
    #expect(folder.read(Self.path) == Self.reference)
  }

  @Test func `a reference without a base is a change, not a dead end`() throws {
    try folder.write(Self.reference, Self.path)
    let result = try run(Self.variant)
    #expect(result.verdict == .changed)
    #expect(result.baseline?.text == Self.reference)
    try acceptAll()
    #expect(folder.read(Self.path) == Self.text(Self.variant))
  }

  @Test func `a reference to a base that cannot be read fails where the base lies`() throws {
    try folder.write(Self.reference, Self.path)
    try folder.write("", "Scenarios/\(Self.base.snapshotPath)")
    let result = try run(Self.variant)
    #expect(result.verdict == .failed)
    #expect(result.problems.first?.location?.file == "Scenarios/\(Self.base.snapshotPath)")
  }

  @Test func `only a variant, and only by its own environment, refers`() throws {
    try run(Self.base)
    try acceptAll()
    try folder.write(Self.reference.replacing("@local\n", with: "@error\n"), Self.path)
    #expect(try run(Self.variant).verdict == .changed)
    try folder.write("snapshot 1 a/app/shows@local\n\nsame as @local\n", "Scenarios/\(Self.base.snapshotPath)")
    #expect(try run(Self.base).verdict == .changed)
  }

  @Test func `a reference with other line ends is one, with the warning`() throws {
    try run(Self.base)
    try acceptAll()
    try folder.write(Self.reference.replacing("\n", with: "\r\n"), Self.path)
    let result = try run(Self.variant)
    #expect(result.verdict == .passed)
    #expect(result.warnings.count == 1)
  }
}
