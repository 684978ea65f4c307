import Foundation

/// What a selection may want to know beside the plan; nothing is looked up before it is asked for.
struct SelectionFacts {
  /// The runs that did not pass the last time.
  var failed: () throws(UsageError) -> Set<RunIdentity>
  /// The files below the root that differ from a git commit.
  var changed: (_ reference: String) throws(UsageError) -> ChangedFiles
  /// How long runs took, by which shards are made even; empty when nothing is known.
  var durations: () throws(UsageError) -> [RunIdentity: Duration]

  /// The facts of a working directory.
  ///
  /// - Parameters:
  ///   - lastRun: Where the last run left its verdicts.
  ///   - root: The folder of the scenarios.
  ///   - variables: The environment variables, which git takes over.
  ///   - durations: Reads the report that was named, if one was.
  ///   - complain: Takes what is odd but no reason to stop.
  init(
    lastRun: LastRunFile, root: URL, variables: [String: String],
    durations: @escaping () throws(UsageError) -> [RunIdentity: Duration] = { () throws(UsageError) in [:] },
    complain: @escaping ([Diagnostic]) -> Void
  ) {
    failed = { () throws(UsageError) in
      let (record, diagnostics) = lastRun.read()
      complain(diagnostics)
      guard let record else {
        throw UsageError(
          message: "nothing is known of a last run", hint: "run once without `--failed` and `failed()`", command: nil)
      }
      return record.failed
    }
    changed = { (reference) throws(UsageError) in
      try ChangedFiles.since(reference, root: root, variables: variables)
    }
    self.durations = durations
  }
}
