import ScenarioDocuments

/// What reports say before the first run.
struct ReportPlan: Hashable, Sendable, Codable {
  /// The version of the program.
  var version: String
  /// The name of the scenarios' root.
  var root: String
  /// The hash of the whole plan, with its documents and fixtures. Shards of one plan have the same hash.
  var hash: String
  /// The shard of the selection; `nil` for all of it.
  var shard: Shard?
  /// The selected runs of all shards, in the order of the plan.
  var planned: [RunIdentity]
  /// The runs of this shard, in the order of the plan.
  var runs: [ReportedRun]

  /// Creates a plan.
  init(
    version: String, root: String, hash: String, shard: Shard? = nil, planned: [RunIdentity], runs: [ReportedRun]
  ) {
    self.version = version
    self.root = root
    self.hash = hash
    self.shard = shard
    self.planned = planned
    self.runs = runs
  }
}
