/// One scenario document.
package struct ScenarioDocument: Sendable {
  /// The file as users see it: `Scenarios/tags/tags-view.json`.
  var file: String

  /// The first part of its identities: `tags/tags-view`.
  var path: String

  /// The component's name.
  var component: NamedReference

  /// The environments it runs in; nil for all that are marked as default.
  var environments: [NamedReference]?

  /// The axes it is multiplied by.
  var matrix: [NamedReference] = []

  /// Words to select by.
  var tags: [String] = []

  /// Arguments of the component.
  var arguments: JSONNode?

  /// What it sets beyond its environment.
  var overrides = EnvironmentOverrides()

  /// The wall-clock time after which a run is given up.
  var timeout: Duration?

  /// Whether each run gets a process of its own.
  var isIsolated = false

  /// The scenarios in the order they were written.
  var scenarios: [ScenarioDeclaration] = []

  /// A hash of everything that it was read from: its file, the environments', and the fixtures'.
  var source: UInt64 = 0

  /// The environments, axes and flows that it may use.
  var scope: DocumentScope
}
