import ScenarioDocuments
import ScenarioSupport

/// What a catalog offers, by kind and name. Only ``CatalogEntry`` types of this module fill it.
@MainActor public struct CatalogRegistry {
  var components: [String: Component] = [:]
  var actions: [String: Action] = [:]
  var values: [String: EnvironmentValue] = [:]
  var objects: [String: Object] = [:]
  var errors: [String: any Error] = [:]
  /// Mistakes in the catalog itself.
  var diagnostics: [Diagnostic] = []

  /// Adds an entry under its name; a name that is taken is a mistake of the catalog.
  mutating func add<Entry>(
    _ entry: Entry, as name: String, kind: String, to entries: WritableKeyPath<CatalogRegistry, [String: Entry]>
  ) {
    if self[keyPath: entries][name] != nil {
      diagnostics.append(
        Diagnostic(
          at: nil, "the catalog registers the \(kind) \(name.quoted) twice", hint: "give one of them another name"))
    }
    self[keyPath: entries][name] = entry
  }
}
