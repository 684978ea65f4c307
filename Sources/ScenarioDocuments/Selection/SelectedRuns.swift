/// What a selection chose.
package struct SelectedRuns {
  /// All that are meant, in the order of the plan: what the shards of all machines together run.
  package var planned: [PlannedRun]
  /// What this machine runs, in the order in which it does.
  package var runs: [PlannedRun]
}
