import ScenarioDocuments

/// The content of the last line of a JSON report that does not follow from the results.
struct ReportEnd: Hashable, Sendable {
  /// The planned runs of that machine without a result.
  var missing: [RunIdentity]
  /// Stored snapshots that no scenario owns, relative to the root.
  var orphans: [String]
  /// Whether hygiene counts.
  var isStrict: Bool
  /// How the program ended.
  var exitCode: Int
}
