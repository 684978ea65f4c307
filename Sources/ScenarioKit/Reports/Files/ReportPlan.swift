import ScenarioDocuments

/// What is known before the first run, as reports tell of it.
struct ReportPlan: Hashable, Sendable, Codable {
  /// The version of the program.
  var version: String
  /// The name of the scenarios' root.
  var root: String
  /// The hash of the whole plan, its documents and fixtures included: shards of one plan have the same.
  var hash: String
  /// Which part of the selection this is; `nil` when it is all of it.
  var shard: Shard?
  /// What was selected before it was shared out, in the order of the plan.
  var planned: [RunIdentity]
  /// What is to be run here, in the order of the plan.
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
