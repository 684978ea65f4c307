import ScenarioDocuments

/// What scenarios may refer to by name, because JSON cannot express it.
///
/// ```swift
/// let catalog = Catalog {
///   Component("TagsView") { TagsView() }
///   Component("NotesList", arguments: NotesArguments.self) { NotesList(notes: $0.notes) }
///   Action("createNote", \.createNote, make: CreateNoteAction.init(handler:))
///   EnvironmentValue("cardPadding", \.cardPadding)
///   Object("settings", UserSettings.self, from: SettingsFixture.self) { UserSettings(name: $0.name) }
///   ErrorCase("offline", URLError(.notConnectedToInternet))
/// }
/// ```
@MainActor public struct Catalog {
  let registry: CatalogRegistry

  /// A catalog of the entries, and of the values that every catalog has (`locale`, `colorScheme`, …).
  public init(@CatalogBuilder _ entries: () -> [any CatalogEntry]) {
    var registry = CatalogRegistry()
    for value in EnvironmentValue.standard { value.register(in: &registry) }
    for entry in entries() { entry.register(in: &registry) }
    self.registry = registry
  }

  /// The catalog as the planner checks documents against it.
  package var index: CatalogIndex {
    CatalogIndex(
      components: registry.components.mapValues(\.check),
      actions: registry.actions.mapValues { action in
        CatalogIndex.Action(
          implementations: action.implementations, canThrow: action.canThrow, canWait: action.canWait,
          checkReturn: action.checkReturn)
      },
      values: registry.values.mapValues(\.check).merging(StageSettings.checks) { own, _ in own },
      objects: registry.objects.mapValues(\.check),
      errors: registry.errors.keys.sorted())
  }

  /// Mistakes in the catalog itself.
  package var diagnostics: [Diagnostic] { registry.diagnostics }
}

/// Builds the entries of a catalog from the statements of a closure.
@MainActor @resultBuilder
public enum CatalogBuilder {
  /// One entry.
  public static func buildExpression(_ entry: any CatalogEntry) -> [any CatalogEntry] { [entry] }
  /// Entries that were made elsewhere.
  public static func buildExpression(_ entries: [any CatalogEntry]) -> [any CatalogEntry] { entries }
  /// The entries of a block.
  public static func buildBlock(_ entries: [any CatalogEntry]...) -> [any CatalogEntry] { entries.flatMap(\.self) }
  /// The entries of an `if` without `else`.
  public static func buildOptional(_ entries: [any CatalogEntry]?) -> [any CatalogEntry] { entries ?? [] }
  /// The entries of the first branch.
  public static func buildEither(first entries: [any CatalogEntry]) -> [any CatalogEntry] { entries }
  /// The entries of the second branch.
  public static func buildEither(second entries: [any CatalogEntry]) -> [any CatalogEntry] { entries }
  /// The entries of a loop.
  public static func buildArray(_ entries: [[any CatalogEntry]]) -> [any CatalogEntry] { entries.flatMap(\.self) }
}
