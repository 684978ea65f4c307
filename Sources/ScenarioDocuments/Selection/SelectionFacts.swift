/// What a selection may want to know beside the plan; nothing is looked up before it is asked for.
package struct SelectionFacts {
  /// The runs that did not pass the last time.
  package var failed: () throws(SelectionError) -> Set<RunIdentity>
  /// The files below the root that differ from a git commit.
  package var changed: (_ reference: String) throws(SelectionError) -> ChangedFiles
  /// How long runs took, by which shards are made even; empty when nothing is known.
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
