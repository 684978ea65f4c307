/// One scenario document.
public struct ScenarioDocument: Sendable {
  /// The file as users see it: `Scenarios/tags/tags-view.json`.
  public var file: String

  /// The first part of its identities: `tags/tags-view`.
  public var path: String

  /// The component's name.
  public var component: NamedReference

  /// The environments it runs in; nil for all that are marked as default.
  public var environments: [NamedReference]?

  /// The axes it is multiplied by.
  public var matrix: [NamedReference] = []

  /// Words to select by.
  public var tags: [String] = []

  /// Arguments of the component.
  public var arguments: JSONNode?

  /// What it sets beyond its environment.
  public var overrides = EnvironmentOverrides()

  /// The wall-clock time after which a run is given up.
  public var timeout: Duration?

  /// Whether each run gets a process of its own.
  public var isIsolated = false

  /// The scenarios in the order they were written.
  public var scenarios: [ScenarioDeclaration] = []

  /// A hash of everything that it was read from: its file, the environments', and the fixtures'.
  public var source: UInt64 = 0

  /// The environments, axes and flows that it may use.
  public var scope: EnvironmentScope
}
