import Foundation
import ScenarioSupport

/// The files below a scenarios' root that matter, in the order of their paths.
struct DocumentTree {
  /// A folder with documents or environments.
  struct Folder {
    /// The names of the folders that lead to it, from the root.
    var components: [String]
    /// File names of scenario documents, sorted.
    var documents: [String] = []
    /// Whether an `environments.json` lies in it.
    var hasEnvironments = false
  }

  private(set) var folders: [Folder] = []
  private(set) var diagnostics: [Diagnostic] = []
  private let root: String
  private let displayRoot: String
  private var entered: Set<FileID> = []

  private struct FileID: Hashable {
    var device: UInt64
    var number: UInt64
  }

  /// Looks through everything below a root.
  ///
  /// - Parameter displayRoot: the root as users see it.
  init(root: String, displayRoot: String) {
    self.root = root
    self.displayRoot = displayRoot
    var status = stat()
    let place = SourceLocation(file: displayRoot)
    guard stat(root, &status) == 0 else {
      let reason = errno == ENOENT ? "there is no such folder" : FileBytes.Failure(code: errno).reason
      diagnostics.append(
        Diagnostic(at: place, "cannot read the scenarios: \(reason)", hint: "name the folder with --root")
      )
      return
    }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      diagnostics.append(
        Diagnostic(at: place, "the scenarios' root is not a folder", hint: "name the folder with --root")
      )
      return
    }
    entered.insert(Self.identity(status))
    walk([])
    if diagnostics.isEmpty, folders.allSatisfy(\.documents.isEmpty) {
      diagnostics.append(
        Diagnostic(
          at: place,
          "there are no scenario documents",
          hint:
            "write one, a .json file such as { \"component\": \"NotesScreen\", \"scenarios\": { \"starts\": {} } }, "
            + "or name another folder with --root"
        )
      )
    }
  }

  /// Looks only for some documents, by their paths without `.json`, and for the environments on the way to them.
  init(root: String, displayRoot: String, paths: Set<String>) {
    self.root = root
    self.displayRoot = displayRoot
    var documents: [[String]: [String]] = [:]
    for path in paths {
      let parts = path.split(separator: "/").map(String.init)
      guard let stem = parts.last else { continue }
      documents[parts.dropLast(), default: []].append(stem + ".json")
      for count in 0..<parts.count - 1 { documents[Array(parts.prefix(count)), default: []] += [] }
    }
    // Folders further out come first.
    folders = documents.keys.sorted { $0.lexicographicallyPrecedes($1) }.map { components in
      Folder(
        components: components, documents: documents[components, default: []].sorted(),
        hasEnvironments: access(path(components + ["environments.json"]), F_OK) == 0)
    }
  }

  private static func identity(_ status: stat) -> FileID {
    FileID(device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(status.st_ino))
  }

  private func path(_ components: [String]) -> String {
    ([root] + components).joined(separator: "/")
  }

  private mutating func walk(_ components: [String]) {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: path(components))
    } catch {
      let place = SourceLocation(file: ([displayRoot] + components).joined(separator: "/"))
      diagnostics.append(
        Diagnostic(at: place, "cannot read the folder", hint: "check its permissions")
      )
      return
    }
    var folder = Folder(components: components)
    var below: [String] = []
    for name in names.sorted() where !name.hasPrefix(".") {
      var status = stat()
      guard lstat(path(components + [name]), &status) == 0 else { continue }
      let isLink = status.st_mode & S_IFMT == S_IFLNK
      // A link that leads nowhere is kept as a file: reading it says what is wrong.
      if isLink { _ = stat(path(components + [name]), &status) }
      if status.st_mode & S_IFMT == S_IFDIR {
        guard name != "fixtures", name != "__snapshots__" else { continue }
        let isNew = entered.insert(Self.identity(status)).inserted
        if isNew || !isLink { below.append(name) }
      } else if name == "environments.json" {
        folder.hasEnvironments = true
      } else if name.hasSuffix(".json"), name != "scenario-run.json", !name.hasSuffix(".schema.json") {
        folder.documents.append(name)
      }
    }
    if folder.hasEnvironments || !folder.documents.isEmpty { folders.append(folder) }
    for name in below { walk(components + [name]) }
  }
}
