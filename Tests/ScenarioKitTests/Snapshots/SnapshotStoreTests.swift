import Foundation
import ScenarioTestSupport
import Testing

@testable import ScenarioDocuments
@testable import ScenarioKit
@testable import ScenarioSupport

@Suite struct SnapshotStoreTests {
  private static let identity = RunIdentity(parsing: "tags/tags-view/shows-tags@error")!
  private static let path = "Scenarios/tags/__snapshots__/tags-view/shows-tags@error.snap.txt"
  private static let text = SnapshotFile(identity: identity, body: "Frame \"start\"").text

  private let folder: TemporaryFolder
  private let store: SnapshotStore

  init() throws {
    folder = try TemporaryFolder()
    store = SnapshotStore(root: folder.url.appendingPathComponent("Scenarios"))
  }

  @Test func `a run without a stored text is new`() {
    #expect(store.compare(Self.text, for: Self.identity) == .new)
  }

  @Test func `a stored text is the same only byte for byte`() throws {
    try store.write(Self.text, for: Self.identity)
    #expect(folder.read(Self.path) == Self.text)
    #expect(store.compare(Self.text, for: Self.identity) == .same(warning: nil))
    let other = Self.text.replacing("start", with: "start ")
    let baseline = SnapshotBaseline(text: Self.text, hash: SHA256.hexDigest(of: Self.text.utf8))
    #expect(store.compare(other, for: Self.identity) == .changed(baseline, warning: nil))
  }

  @Test func `equal characters in other bytes are a change`() throws {
    try store.write(SnapshotFile(identity: Self.identity, body: "  \"caf\u{E9}\"").text, for: Self.identity)
    let decomposed = SnapshotFile(identity: Self.identity, body: "  \"cafe\u{301}\"").text
    guard case .changed = store.compare(decomposed, for: Self.identity) else {
      Issue.record("not changed")
      return
    }
  }

  @Test func `CR LF compares as LF and warns`() throws {
    try folder.write(Self.text.replacing("\n", with: "\r\n"), Self.path)
    guard case .same(let warning?) = store.compare(Self.text, for: Self.identity) else {
      Issue.record("not the same, or no warning")
      return
    }
    #expect(warning.location?.file == Self.path)
  }

  @Test func `a file of another run is unusable`() throws {
    try folder.write(Self.text.replacing("@error", with: "@local"), Self.path)
    guard case .unusable(let problem) = store.compare(Self.text, for: Self.identity) else {
      Issue.record("usable")
      return
    }
    #expect(problem.location?.file == Self.path)
  }

  @Test func `a folder in a snapshot's place is an error in words`() throws {
    try folder.write("", Self.path + "/file")
    guard case .unusable(let problem) = store.compare(Self.text, for: Self.identity) else {
      Issue.record("usable")
      return
    }
    #expect(problem.message == "cannot read \(Self.path): a folder stands where a file is needed")
    #expect(throws: Diagnostic.self) { try store.write(Self.text, for: Self.identity) }
    #expect(folder.files == [Self.path + "/file"])
  }

  @Test func `a failed write says why and leaves nothing behind`() throws {
    try folder.write("not a folder", "Scenarios/tags")
    let failure = #expect(throws: Diagnostic.self) { try store.write(Self.text, for: Self.identity) }
    #expect(failure?.message.contains("a file stands where a folder is needed") == true)
    #expect(folder.files == ["Scenarios/tags"])
  }

  @Test func `a stored snapshot is as readable as any new file`() throws {
    try store.write(Self.text, for: Self.identity)
    func mode(_ path: String) throws -> Int? {
      let file = folder.url.appendingPathComponent(path).path
      return try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int
    }
    let descriptor = open(folder.url.appendingPathComponent("plain").path, O_CREAT | O_WRONLY, 0o666)
    close(descriptor)
    #expect(try mode(Self.path) == mode("plain"))
  }

  @Test func `orphans are the stored snapshots that nothing plans`() throws {
    try store.write(Self.text, for: Self.identity)
    try folder.write("x", "Scenarios/tags/__snapshots__/tags-view/gone@local.snap.txt")
    try folder.write("x", "Scenarios/old/__snapshots__/deep/er/gone@local.snap.txt")
    try folder.write("x", "Scenarios/tags/__snapshots__/tags-view/README.md")
    try folder.write("x", "Scenarios/tags/elsewhere.snap.txt")
    #expect(
      store.orphans(of: [Self.identity]) == [
        "old/__snapshots__/deep/er/gone@local.snap.txt", "tags/__snapshots__/tags-view/gone@local.snap.txt",
      ])
  }

  @Test func `a removed orphan takes its empty folders with it`() throws {
    try store.write(Self.text, for: Self.identity)
    try folder.write("x", "Scenarios/old/__snapshots__/deep/gone@local.snap.txt")
    try store.remove("old/__snapshots__/deep/gone@local.snap.txt")
    #expect(folder.files == [Self.path])
    #expect(!FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("Scenarios/old").path))
  }

  @Test func `paths that differ in case only are duplicates`() throws {
    try folder.write("x", "Scenarios/__snapshots__/a/x@local.snap.txt")
    try folder.write("x", "Scenarios/__snapshots__/A/x@local.snap.txt")
    try folder.write("x", "Scenarios/__snapshots__/b/x@local.snap.txt")
    #expect(store.duplicates() == [["__snapshots__/A/x@local.snap.txt", "__snapshots__/a/x@local.snap.txt"]])
  }
}
