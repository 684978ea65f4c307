import Foundation
import ScenarioTestSupport
import Testing

@testable import ScenarioDocuments
@testable import ScenarioKit

@Suite struct PendingStoreTests {
  private static let identity = RunIdentity(parsing: "tags/tags-view/shows-tags@error")!
  private static let path = "Scenarios/tags/__snapshots__/tags-view/shows-tags@error.snap.txt"
  private static let pendingPath = ".scenario-run/pending/tags/tags-view/shows-tags@error.pending"

  private let folder: TemporaryFolder
  private let store: SnapshotStore
  private let pending: PendingStore

  init() throws {
    folder = try TemporaryFolder()
    store = SnapshotStore(root: folder.url.appendingPathComponent("Scenarios"))
    pending = PendingStore(
      output: OutputFolder(workingDirectory: folder.url, variables: [:], isCI: false), root: "Scenarios")
  }

  private static func text(_ body: String) -> String { SnapshotFile(identity: identity, body: body).text }

  private func put(_ body: String) throws {
    let baseline = try store.baseline(of: Self.identity)
    try pending.put(Self.text(body), for: Self.identity, baselineHash: baseline?.hash)
  }

  @Test func `a pending text is kept with its identity and hides from git`() throws {
    try put("new")
    #expect(folder.files == [".scenario-run/.gitignore", Self.pendingPath])
    #expect(folder.read(".scenario-run/.gitignore") == "*\n")
    #expect(
      pending.all().pending == [
        PendingSnapshot(identity: Self.identity, root: "Scenarios", baselineHash: nil, text: Self.text("new"))
      ])
  }

  @Test func `accepting takes the whole file and makes its folders`() throws {
    try put("new")
    try pending.accept(pending.all().pending[0], into: store)
    #expect(folder.read(Self.path) == Self.text("new"))
    #expect(folder.files == [".scenario-run/.gitignore", Self.path])
  }

  @Test func `accepting is refused when the baseline has changed since`() throws {
    try store.write(Self.text("old"), for: Self.identity)
    try put("new")
    try store.write(Self.text("moved"), for: Self.identity)
    let refusal = #expect(throws: Diagnostic.self) { try pending.accept(pending.all().pending[0], into: store) }
    #expect(
      refusal?.description
        == "error: not accepted: \(Self.path) has changed since the run that made this text; run again"
    )
    #expect(folder.read(Self.path) == Self.text("moved"))
    #expect(pending.all().pending.count == 1)
  }

  @Test func `accepting is refused when the baseline has come or gone since`() throws {
    try put("new")
    try store.write(Self.text("other"), for: Self.identity)
    let added = #expect(throws: Diagnostic.self) { try pending.accept(pending.all().pending[0], into: store) }
    #expect(added?.message.contains("has been added") == true)
    try put("new")
    try store.remove(Self.identity.snapshotPath)
    let removed = #expect(throws: Diagnostic.self) { try pending.accept(pending.all().pending[0], into: store) }
    #expect(removed?.message.contains("has been removed") == true)
    #expect(folder.read(Self.path) == nil)
  }

  @Test func `what is stored already needs no accepting`() throws {
    try put("new")
    try store.write(Self.text("new"), for: Self.identity)
    try pending.accept(pending.all().pending[0], into: store)
    #expect(pending.all().pending.isEmpty)
  }

  @Test func `a text that was edited is refused`() throws {
    try put("new")
    try folder.write(folder.read(Self.pendingPath)!.replacing("new", with: "better"), Self.pendingPath)
    let (found, problems) = pending.all()
    #expect(found.isEmpty)
    #expect(problems.map(\.message).first?.hasSuffix("its text is not the one that the run produced") == true)
  }

  @Test func `a file that is something else is named and left alone`() throws {
    try folder.write("hello", Self.pendingPath)
    #expect(
      pending.all().problems.map(\.description) == [
        "error: cannot use \(Self.pendingPath): it is not a pending snapshot; delete it and run again"
      ])
  }

  @Test func `another root's files are not seen`() throws {
    try put("new")
    #expect(PendingStore(output: pending.output, root: "Other").all().pending.isEmpty)
  }

  @Test func `removing what is not there is no error`() throws {
    try pending.remove(Self.identity)
    try put("new")
    try pending.remove(Self.identity)
    #expect(folder.files == [".scenario-run/.gitignore"])
  }

  @Test func `writers and tidiers at once leave whole files only`() async throws {
    let (pending, identity) = (pending, Self.identity)
    let texts = (0..<4).map { Self.text(String(repeating: "\($0)", count: 2_000)) }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for text in texts {
        group.addTask {
          for round in 0..<10 {
            try pending.put(text, for: identity, baselineHash: nil)
            if round % 3 == 0 { try pending.remove(identity) }
            #expect(pending.all().problems.isEmpty)
          }
        }
      }
      try await group.waitForAll()
    }
    try pending.put(texts[0], for: identity, baselineHash: nil)
    #expect(folder.files == [".scenario-run/.gitignore", Self.pendingPath])
  }

  @Test func `the folder is visible under CI, and a variable moves it`() {
    let here = folder.url
    func path(_ variables: [String: String], _ isCI: Bool) -> String {
      OutputFolder(workingDirectory: here, variables: variables, isCI: isCI).url.path
    }
    #expect(path([:], false) == here.path + "/.scenario-run")
    #expect(path([:], true) == here.path + "/scenario-run-out")
    #expect(path(["SCENARIO_OUTPUT_DIR": "out/x"], true) == here.path + "/out/x")
    #expect(path(["SCENARIO_OUTPUT_DIR": "/out"], false) == "/out")
    #expect(path(["SCENARIO_OUTPUT_DIR": ""], false) == here.path + "/.scenario-run")
  }

  @Test func `a folder that somebody else named gets no gitignore of ours`() throws {
    let output = OutputFolder(workingDirectory: folder.url, variables: ["SCENARIO_OUTPUT_DIR": "."], isCI: false)
    try PendingStore(output: output, root: "Scenarios").put(Self.text("x"), for: Self.identity, baselineHash: nil)
    #expect(folder.files == ["pending/.gitignore", "pending/tags/tags-view/shows-tags@error.pending"])
  }

  @Test func `a folder that cannot be made is an error in words`() throws {
    try folder.write("", ".scenario-run")
    let failure = #expect(throws: Diagnostic.self) { try put("new") }
    #expect(failure?.message.hasSuffix("a file stands where a folder is needed") == true)
  }
}
