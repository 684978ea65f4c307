import ScenarioDocuments
import ScenarioSupport

extension PendingStore {
  /// Takes a pending text over as the snapshot of its run: the whole file, or nothing.
  ///
  /// - Throws: A ``Diagnostic`` when the stored snapshot is not the one that the run was compared with, or when it
  ///   cannot be written. The pending text stays then.
  func accept(_ pending: PendingSnapshot, into store: SnapshotStore) throws(Diagnostic) {
    let baseline = try store.baseline(of: pending.identity)
    // Another program may have accepted it in the meantime.
    if baseline?.hash != SHA256.hexDigest(of: store.content(pending.text, for: pending.identity).utf8) {
      guard baseline?.hash == pending.baselineHash else {
        let change =
          baseline == nil ? "has been removed" : pending.baselineHash == nil ? "has been added" : "has changed"
        throw Diagnostic(
          .error, at: nil,
          "not accepted: \(store.displayPath(of: pending.identity)) \(change) since the run that made this text",
          hint: "run again")
      }
      try store.write(pending.text, for: pending.identity)
    }
    try remove(pending.identity)
  }
}
