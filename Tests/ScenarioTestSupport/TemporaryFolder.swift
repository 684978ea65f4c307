import Foundation

/// A folder for one test, gone with it.
package final class TemporaryFolder {
  package let url: URL

  package init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("scenario-kit-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  package func write(_ text: String, _ path: String) throws {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  package func read(_ path: String) -> String? {
    (try? Data(contentsOf: url.appendingPathComponent(path))).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Every file below the folder, hidden ones too, sorted.
  package var files: [String] {
    (FileManager.default.subpaths(atPath: url.path) ?? []).filter { path in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: url.path + "/" + path, isDirectory: &isFolder)
        && !isFolder.boolValue
    }.sorted()
  }
}
