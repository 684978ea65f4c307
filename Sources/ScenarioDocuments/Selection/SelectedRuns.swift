/// The runs that a selection chose.
package struct SelectedRuns {
  /// All selected runs, of all shards, in the order of the plan.
  package var planned: [PlannedRun]
  /// The runs of this shard, in the order of execution.
  package var runs: [PlannedRun]
}
