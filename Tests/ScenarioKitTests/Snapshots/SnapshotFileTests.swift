import Testing

@testable import ScenarioDocuments
@testable import ScenarioKit

@Suite struct SnapshotFileTests {
  private static let identity = RunIdentity(parsing: "tags/tags-view/shows-tags@error")!
  private static let text = "snapshot 1 tags/tags-view/shows-tags@error\n\nFrame \"start\"\n  Screen \"Tags\"\n"

  private static func read(_ bytes: some Sequence<UInt8>) throws(Diagnostic) -> (SnapshotFile, Diagnostic?) {
    try SnapshotFile.read(Array(bytes), file: "Scenarios/x.snap.txt", identity: identity)
  }

  private static func problem(_ bytes: some Sequence<UInt8>) -> String? {
    do {
      _ = try read(bytes)
      return nil
    } catch {
      return error.description
    }
  }

  @Test func `the first line has the format and the identity, and the end is one line feed`() {
    #expect(SnapshotFile(identity: Self.identity, body: "Frame \"start\"\n  Screen \"Tags\"\n\n").text == Self.text)
    #expect(SnapshotFile(identity: Self.identity, body: "Frame \"start\"\n  Screen \"Tags\"").text == Self.text)
  }

  @Test func `what was written is read`() throws {
    let (snapshot, warning) = try Self.read(Self.text.utf8)
    #expect(snapshot.text == Self.text)
    #expect(warning == nil)
  }

  @Test func `CR LF throughout is read as LF, with a warning that names gitattributes`() throws {
    let (snapshot, warning) = try Self.read(Self.text.replacing("\n", with: "\r\n").utf8)
    #expect(Array(snapshot.text.utf8) == Array(Self.text.utf8))
    #expect(warning?.severity == .warning)
    #expect(warning?.description.contains(".gitattributes") == true)
  }

  @Test(arguments: [
    ("", "x.snap.txt:1:1: error: the snapshot is empty"),
    ("\u{FEFF}" + text, "1:1: error: the snapshot starts with a byte order mark"),
    (text.replacing("Frame \"start\"\n", with: "Frame \"start\"\r\n"), "3:1: error: the snapshot mixes line ends"),
    ("snapshot 1 \r x\n", "1:1: error: the snapshot mixes line ends"),
    (text + "\n", "5:1: error: the snapshot must end in exactly one line feed"),
    (String(text.dropLast()), "4:1: error: the snapshot must end in exactly one line feed"),
    (text.replacing("snapshot 1", with: "snapshot 2"), "has format 2, and this version reads format 1"),
    (text.replacing("snapshot 1", with: "snapshot 01"), "has format 01, and this version reads format 1"),
    (text.replacing("@error", with: "@local"), "belongs to `tags/tags-view/shows-tags@local`, but lies at the place"),
    ("Frame \"start\"\n", "its first line should be `snapshot 1 tags/tags-view/shows-tags@error`"),
    (
      text.replacing("  Screen", with: "<<<<<<< HEAD\n  Screen"),
      "4:1: error: the snapshot has an unsolved merge conflict"
    ),
  ])
  func `what is no snapshot of this run is refused in words`(content: String, message: String) throws {
    let problem = try #require(Self.problem(content.utf8))
    #expect(problem.contains(message), "\(problem)")
  }

  @Test func `bytes that are not UTF-8 are named by their line`() throws {
    let problem = try #require(Self.problem(Array(Self.text.utf8.dropLast()) + [0xff, 0x0a]))
    #expect(problem.contains("4:1: error: the snapshot is not valid UTF-8"))
  }
}
