/// One scenario as a document declares it.
public struct ScenarioDeclaration: Sendable {
  /// The name, the last part of the identity's path.
  public var name: String

  /// Where the name was written.
  public var location: SourceLocation

  /// A sentence for people.
  public var title: String?

  /// Words to select by, besides the document's.
  public var tags: [String] = []

  /// The environments it runs in; nil takes the document's.
  public var environments: [NamedReference]?

  /// The axes it is multiplied by; nil takes the document's.
  public var matrix: [NamedReference]?

  /// Arguments that replace the document's by key.
  public var arguments: JSONNode?

  /// What it sets beyond the document and its environment.
  public var overrides = EnvironmentOverrides()

  /// The script, with `run` and `repeat` as they were written.
  public var steps: [Step] = []

  /// The wall-clock time after which the run is given up; nil takes the document's.
  public var timeout: Duration?

  /// Why it is expected to fail, if it is.
  public var expectedFailure: String?

  /// Whether it gets a process of its own; nil takes the document's.
  public var isIsolated: Bool?
}
