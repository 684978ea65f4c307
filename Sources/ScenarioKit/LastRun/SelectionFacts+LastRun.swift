import Foundation
import ScenarioDocuments

extension SelectionFacts {
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
    durations: @escaping () throws(SelectionError) -> [RunIdentity: Duration] = { () throws(SelectionError) in [:] },
    complain: @escaping ([Diagnostic]) -> Void
  ) {
    let failed: () throws(SelectionError) -> Set<RunIdentity> = { () throws(SelectionError) in
      let (record, diagnostics) = lastRun.read()
      complain(diagnostics)
      guard let record else {
        throw SelectionError(
          message: "nothing is known of a last run", hint: "run once without `--failed` and `failed()`")
      }
      return record.failed
    }
    self.init(
      failed: failed,
      changed: { (reference) throws(SelectionError) in
        try ChangedFiles.since(reference, root: root, variables: variables)
      },
      durations: durations)
  }
}
