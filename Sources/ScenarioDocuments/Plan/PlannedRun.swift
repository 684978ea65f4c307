/// One run: a scenario in an environment, with everything that is known before it runs.
package struct PlannedRun: Sendable {
  /// The name.
  package var identity: RunIdentity

  /// The component's name.
  package var component: String

  /// A sentence for people.
  package var title: String?

  /// Words to select by: the document's, then the scenario's.
  package var tags: [String]

  /// The document as users see it.
  var documentFile: String

  /// Where the scenario's name stands.
  package var location: SourceLocation

  /// The component's arguments, the scenario's over the document's.
  package var arguments: JSONNode?

  /// Values, actions and objects.
  package var environment: ResolvedEnvironment

  /// The script, without `run` and `repeat`.
  package var steps: [Step]

  /// Why the run is expected to fail, if it is.
  package var expectedFailure: String?

  /// The wall-clock time after which the run is given up.
  package var timeout: Duration?

  /// Whether the run gets a process of its own.
  package var isIsolated: Bool

  /// A hash of everything that its document was read from: the file, the environments', and the fixtures'.
  package var source: UInt64 = 0

  package init(
    identity: RunIdentity, component: String, title: String? = nil, tags: [String], documentFile: String,
    location: SourceLocation, arguments: JSONNode? = nil, environment: ResolvedEnvironment, steps: [Step],
    expectedFailure: String? = nil, timeout: Duration? = nil, isIsolated: Bool, source: UInt64 = 0
  ) {
    self.identity = identity
    self.component = component
    self.title = title
    self.tags = tags
    self.documentFile = documentFile
    self.location = location
    self.arguments = arguments
    self.environment = environment
    self.steps = steps
    self.expectedFailure = expectedFailure
    self.timeout = timeout
    self.isIsolated = isIsolated
    self.source = source
  }

  /// Where the snapshot lies, relative to the root.
  package var snapshotPath: String { identity.snapshotPath }

  /// The run without matrix values that this one is a variant of; nil for a base run.
  var baseIdentity: RunIdentity? {
    identity.axisValues.isEmpty ? nil : identity.base
  }
}
