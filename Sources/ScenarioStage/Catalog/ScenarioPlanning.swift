import Foundation
import ScenarioDocuments

/// From a folder of documents and a catalog to a plan.
@MainActor
package enum ScenarioPlanning {
  /// Reads and plans everything; all that is wrong comes at once. Without errors there is a plan.
  ///
  /// - Parameter paths: The documents to read, without `.json`; nil for all.
  package static func plan(
    root: URL, catalog: Catalog, paths: Set<String>? = nil
  ) -> (plan: Plan?, diagnostics: [Diagnostic]) {
    let loaded = DocumentLoader.load(root: root, paths: paths)
    let (plan, problems) = Planner.plan(loaded.documents, catalog: catalog.index)
    let diagnostics = (catalog.diagnostics + loaded.diagnostics + problems).sortedAndUnique()
    let hasErrors = diagnostics.contains { $0.severity == .error }
    return (hasErrors ? nil : plan, diagnostics)
  }
}
