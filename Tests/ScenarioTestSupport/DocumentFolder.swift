import Foundation
import ScenarioDocuments

/// A scenarios' root on disk, `Scenarios` in a folder of its own, removed with the value.
package final class DocumentFolder {
  package let root: URL
  private let home: URL

  /// Writes files, by their path below the root.
  package init(_ files: [String: String] = [:]) throws {
    home = FileManager.default.temporaryDirectory.appending(path: "documents-\(UUID().uuidString)")
    root = home.appending(path: "Scenarios")
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    for (path, text) in files { try write(text, to: path) }
  }

  deinit {
    try? FileManager.default.removeItem(at: home)
  }

  package func write(_ text: String, to path: String) throws {
    let url = root.appending(path: path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  package func load() -> DocumentLoader.Loaded {
    DocumentLoader.load(root: root)
  }

  /// What is wrong, one line each.
  package var problems: [String] {
    load().diagnostics.map(\.description)
  }

  package func plan(_ catalog: CatalogIndex) -> (runs: [PlannedRun], problems: [String]) {
    let loaded = load()
    let (plan, diagnostics) = Planner.plan(loaded.documents, catalog: catalog)
    return (plan.runs, (loaded.diagnostics + diagnostics).map(\.description))
  }

  /// A root with one document, and an environment that runs by default.
  package static func document(_ text: String, environments: String = "{\"local\": {\"default\": true}}") throws
    -> DocumentFolder
  {
    try DocumentFolder(["a.json": text, "environments.json": "{\"environments\": \(environments)}"])
  }

  /// A root with one scenario of these steps.
  package static func steps(_ steps: String, flows: String = "{}") throws -> DocumentFolder {
    try DocumentFolder([
      "a.json": "{\"component\": \"C\", \"scenarios\": {\"s\": {\"steps\":\n\(steps)\n}}}",
      "environments.json": "{\"environments\": {\"local\": {\"default\": true}}, \"steps\":\n\(flows)\n}",
    ])
  }
}
