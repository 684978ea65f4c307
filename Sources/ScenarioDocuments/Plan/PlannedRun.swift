/// One run: a scenario in an environment, with everything that is known before it runs.
public struct PlannedRun: Sendable {
  /// The name.
  public var identity: RunIdentity

  /// The component's name.
  public var component: String

  /// A sentence for people.
  public var title: String?

  /// Words to select by: the document's, then the scenario's.
  public var tags: [String]

  /// The document as users see it.
  public var documentFile: String

  /// Where the scenario's name stands.
  public var location: SourceLocation

  /// The component's arguments, the scenario's over the document's.
  public var arguments: JSONNode?

  /// Values, actions and objects.
  public var environment: ResolvedEnvironment

  /// The script, without `run` and `repeat`.
  public var steps: [Step]

  /// Why the run is expected to fail, if it is.
  public var expectedFailure: String?

  /// The wall-clock time after which the run is given up.
  public var timeout: Duration?

  /// Whether the run gets a process of its own.
  public var isIsolated: Bool

  /// A hash of everything that its document was read from: the file, the environments', and the fixtures'.
  public var source: UInt64 = 0

  /// Where the snapshot lies, relative to the root.
  public var snapshotPath: String { identity.snapshotPath }

  /// The run without matrix values that this one is a variant of; nil for a base run.
  public var baseIdentity: RunIdentity? {
    identity.axisValues.isEmpty ? nil : identity.base
  }
}
