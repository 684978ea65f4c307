/// One scenario as a document declares it.
struct ScenarioDeclaration: Sendable {
  /// The name, the last part of the identity's path.
  var name: String

  /// Where the name was written.
  var location: SourceLocation

  /// A sentence for people.
  var title: String?

  /// Words to select by, besides the document's.
  var tags: [String] = []

  /// The environments it runs in; nil takes the document's.
  var environments: [NamedReference]?

  /// The axes it is multiplied by; nil takes the document's.
  var matrix: [NamedReference]?

  /// Arguments that replace the document's by key.
  var arguments: JSONNode?

  /// What it sets beyond the document and its environment.
  var overrides = EnvironmentOverrides()

  /// The script, with `run` and `repeat` as they were written.
  var steps: [Step] = []

  /// The wall-clock time after which the run is given up; nil takes the document's.
  var timeout: Duration?

  /// Why it is expected to fail, if it is.
  var expectedFailure: String?

  /// Whether it gets a process of its own; nil takes the document's.
  var isIsolated: Bool?
}
