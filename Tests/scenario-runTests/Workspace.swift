import Foundation
import Testing

/// A folder with a copy of the sample's `Scenarios`, gone with the value.
final class Workspace: Sendable {
  let folder: URL

  /// - Parameter isEmpty: Whether there is no folder `Scenarios` in it.
  init(isEmpty: Bool = false) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("workspace-\(UUID().uuidString)")
      .resolvingSymlinksInPath()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    guard !isEmpty else { return }
    let sample = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../Scenarios")
    try FileManager.default.copyItem(at: sample.standardizedFileURL.resolvingSymlinksInPath(), to: scenarios)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  var scenarios: URL { folder.appendingPathComponent("Scenarios") }

  func run(_ arguments: String..., variables: [String: String] = [:]) async throws -> Program.Outcome {
    try await Program.run(arguments, in: folder, variables: variables)
  }

  /// Makes what the program produces now the stored snapshots, so that the next run has nothing to say.
  func record() async throws {
    _ = try await run()
    let accepted = try await run("accept")
    try #require(accepted.code == 0, "\(accepted.output)\(accepted.errors)")
  }

  func write(_ bytes: some Sequence<UInt8>, to path: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  func write(_ text: String, to path: String) throws { try write(text.utf8, to: path) }

  func read(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: folder.appendingPathComponent(path)), as: UTF8.self)
  }

  /// The files below a folder with what is in them, and when they were last written.
  func contents(of path: String) throws -> [String: String] {
    let url = folder.appendingPathComponent(path)
    var contents: [String: String] = [:]
    for name in FileManager.default.subpaths(atPath: url.path) ?? [] {
      let file = url.appendingPathComponent(name)
      let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
      guard attributes[.type] as? FileAttributeType == .typeRegular else { continue }
      contents[name] = "\(attributes[.modificationDate] ?? "") " + (try Data(contentsOf: file)).base64EncodedString()
    }
    return contents
  }

  /// The identities that are pending.
  var pending: [String] {
    let folder = folder.appendingPathComponent(".scenario-run/pending").path
    return (FileManager.default.subpaths(atPath: folder) ?? []).filter { $0.hasSuffix(".pending") }
      .map { String($0.dropLast(".pending".count)) }.sorted()
  }
}
