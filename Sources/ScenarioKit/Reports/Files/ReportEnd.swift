import ScenarioDocuments

/// What the last line of a JSON report says, beside what follows from the results.
struct ReportEnd: Hashable, Sendable {
  /// The runs that were to be executed there and reported nothing.
  var missing: [RunIdentity]
  /// Stored snapshots that no scenario owns, relative to the root.
  var orphans: [String]
  /// Whether hygiene counts.
  var isStrict: Bool
  /// How the program ended.
  var exitCode: Int
}
