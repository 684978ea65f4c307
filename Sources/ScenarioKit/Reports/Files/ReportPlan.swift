/// What reports say before the first run.
public struct ReportPlan: Hashable, Sendable, Codable {
  /// The version of the program.
  public var version: String
  /// The name of the scenarios' root.
  public var root: String
  /// The hash of the whole plan, with its documents and fixtures. Shards of one plan have the same hash.
  public var hash: String
  /// The shard of the selection; `nil` for all of it.
  public var shard: Shard?
  /// The selected runs of all shards, in the order of the plan.
  public var planned: [RunIdentity]
  /// The runs of this shard, in the order of the plan.
  public var runs: [ReportedRun]

  /// Creates a plan.
  public init(
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
