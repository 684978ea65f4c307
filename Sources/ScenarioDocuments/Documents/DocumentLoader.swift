import Foundation
import ScenarioSupport

/// Reads all documents of a folder.
package enum DocumentLoader {
  /// The documents below a root, and all mistakes in them.
  package struct Loaded: Sendable {
    /// The documents in the order of their paths. Those that could not be read are missing.
    package var documents: [ScenarioDocument]

    /// Everything that was found, sorted by file, line and column. With an error among them nothing should run.
    package var diagnostics: [Diagnostic]

    /// Whether nothing should run.
    var hasErrors: Bool {
      diagnostics.contains { $0.severity == .error }
    }
  }

  /// Reads every `.json` below a root, except `environments.json`, `scenario-run.json`, `*.schema.json`, and what lies
  /// in a folder `fixtures` or `__snapshots__` or in a hidden one.
  ///
  /// A document uses all `environments.json` from the root to its folder, and finds its fixtures in the nearest
  /// folder `fixtures` on that way. Links to folders are followed, but none twice.
  package static func load(root: URL) -> Loaded { load(root: root, paths: nil) }

  /// Reads some documents of a folder, by their paths without `.json`, and what they need; all of them without paths.
  package static func load(root: URL, paths: Set<String>?) -> Loaded {
    var rootPath = root.standardizedFileURL.path
    while rootPath.count > 1, rootPath.hasSuffix("/") { rootPath.removeLast() }
    let displayRoot = rootPath.split(separator: "/").last.map(String.init) ?? rootPath
    let tree =
      if let paths { DocumentTree(root: rootPath, displayRoot: displayRoot, paths: paths) } else {
        DocumentTree(root: rootPath, displayRoot: displayRoot)
      }
    let run = Run(root: rootPath, displayRoot: displayRoot)
    run.checker.report(contentsOf: tree.diagnostics)
    let documents = tree.folders.flatMap(run.documents)
    return Loaded(
      documents: documents.sorted { $0.path < $1.path },
      diagnostics: run.checker.diagnostics.sortedAndUnique()
    )
  }

  /// One reading of a root.
  private final class Run {
    let checker = DocumentChecker()
    private let root: String
    private let displayRoot: String
    private let fixtures: FixtureLibrary
    private var scopes: [[String]: DocumentScope] = [:]
    /// The contents that made a scope, by its folder.
    private var scopeContents: [[String]: UInt64] = [:]
    private var lastContents: UInt64 = 0
    private var rejectedFolders: Set<[String]> = []

    init(root: String, displayRoot: String) {
      self.root = root
      self.displayRoot = displayRoot
      fixtures = FixtureLibrary(root: root, displayRoot: displayRoot, checker: checker)
    }

    /// The documents of a folder. Folders further out must have been read before.
    func documents(of folder: DocumentTree.Folder) -> [ScenarioDocument] {
      let overrides = OverridesReader(checker: checker, fixtures: fixtures, folder: folder.components)
      let scope = scope(of: folder, overrides)
      if !folder.documents.isEmpty { checkNames(of: folder.components) }
      let reader = DocumentReader(checker: checker, overrides: overrides)
      return folder.documents.compactMap { name in
        let file = ([displayRoot] + folder.components + [name]).joined(separator: "/")
        let stem = String(name.dropLast(5))
        if !Slug.isValid(stem) {
          let others = folder.documents.map { String($0.dropLast(5)) }
          checker.slug(stem, at: SourceLocation(file: file), "a document", among: others)
        }
        fixtures.usedContents = ContentHash()
        guard let node = read(folder.components + [name], file) else { return nil }
        var source = ContentHash()
        source.combine(lastContents)
        source.combine(scopeContents[folder.components] ?? 0)
        let path = (folder.components + [stem]).joined(separator: "/")
        var document = reader.document(node, file: file, path: path, scope: scope)
        source.combine(fixtures.usedContents.value)
        document?.source = source.value
        return document
      }
    }

    private func scope(of folder: DocumentTree.Folder, _ overrides: OverridesReader) -> DocumentScope {
      let scope: DocumentScope
      let outerFolder = (0..<folder.components.count).reversed().lazy
        .map { Array(folder.components.prefix($0)) }.first { self.scopes[$0] != nil }
      var contents = ContentHash()
      contents.combine(outerFolder.flatMap { scopeContents[$0] } ?? 0)
      fixtures.usedContents = ContentHash()
      if folder.hasEnvironments {
        let file = ([displayRoot] + folder.components + ["environments.json"]).joined(separator: "/")
        let reader = EnvironmentsReader(checker: checker, overrides: overrides)
        let own = read(folder.components + ["environments.json"], file).map { reader.file($0, file: file) }
        let outer = outerFolder.flatMap { scopes[$0] }
        scope = DocumentScope(files: (outer?.files ?? []) + (own.map { [$0] } ?? []), checker: checker)
        contents.combine(lastContents)
        contents.combine(fixtures.usedContents.value)
      } else {
        scope = outerFolder.flatMap { scopes[$0] } ?? DocumentScope(files: [], checker: checker)
      }
      scopes[folder.components] = scope
      scopeContents[folder.components] = contents.value
      return scope
    }

    private func checkNames(of components: [String]) {
      for count in stride(from: 1, through: components.count, by: 1) {
        let path = Array(components.prefix(count))
        guard !Slug.isValid(path[count - 1]), rejectedFolders.insert(path).inserted else { continue }
        let place = SourceLocation(file: ([displayRoot] + path).joined(separator: "/"))
        checker.slug(path[count - 1], at: place, "a folder")
      }
    }

    private func read(_ components: [String], _ file: String) -> JSONNode? {
      do throws(FileBytes.Failure) {
        let bytes = try FileBytes.read(([root] + components).joined(separator: "/"))
        lastContents = ContentHash(bytes).value
        let reading = JSONReader.read(bytes, file: file)
        checker.report(contentsOf: reading.diagnostics)
        return reading.node
      } catch {
        checker.error(at: SourceLocation(file: file), "cannot read the file: \(error.reason)")
        return nil
      }
    }
  }
}
