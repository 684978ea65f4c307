/// Facts that a selection may need in addition to the plan. Each is looked up only when it is needed.
package struct SelectionFacts {
  /// The runs that did not pass the last time.
  package var failed: () throws(SelectionError) -> Set<RunIdentity>
  /// The files below the root that differ from a git commit.
  package var changed: (_ reference: String) throws(SelectionError) -> ChangedFiles
  /// The durations of earlier runs, which balance the shards; empty when none are known.
  package var durations: () throws(SelectionError) -> [RunIdentity: Duration]

  /// Says where the facts come from.
  package init(
    failed: @escaping () throws(SelectionError) -> Set<RunIdentity>,
    changed: @escaping (_ reference: String) throws(SelectionError) -> ChangedFiles,
    durations: @escaping () throws(SelectionError) -> [RunIdentity: Duration] = { () throws(SelectionError) in [:] }
  ) {
    self.failed = failed
    self.changed = changed
    self.durations = durations
  }
}
