import ScenarioDocuments

/// Why reports cannot be merged at all: the command ends as for bad usage.
struct MergeError: Error, Hashable, Sendable {
  /// What is wrong, at least one thing.
  var diagnostics: [Diagnostic]
}
