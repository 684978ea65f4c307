import ScenarioSupport

extension Plan {
  /// A hash of all runs and of everything that they were planned from: equal on all machines that have the same documents.
  package var hash: String {
    var text = ""
    for run in runs { text += "\(run.identity) \(String(run.source, radix: 16))\n" }
    return SHA256.hexDigest(of: Array(text.utf8))
  }
}
