import Foundation

/// From a folder of documents and a catalog to a plan.
@MainActor
enum ScenarioPlanning {
  /// Reads and plans everything; all that is wrong comes at once. Without errors there is a plan.
  static func plan(root: URL, catalog: Catalog) -> (plan: Plan?, diagnostics: [Diagnostic]) {
    let loaded = DocumentLoader.load(root: root)
    let (plan, problems) = Planner.plan(loaded.documents, catalog: catalog.index)
    let diagnostics = (catalog.diagnostics + loaded.diagnostics + problems).sortedAndUnique()
    let hasErrors = diagnostics.contains { $0.severity == .error }
    return (hasErrors ? nil : plan, diagnostics)
  }
}
