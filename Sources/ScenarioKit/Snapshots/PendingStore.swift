import Foundation
import ScenarioDocuments
import ScenarioSupport

/// The snapshots that wait to be accepted or rejected, one file for each run.
///
/// A run replaces the files of the scenarios that it ran and leaves all others. Every file is put in place by a rename,
/// so that two runs at once leave whole files of one or the other.
struct PendingStore: Sendable {
  /// The folder that the files lie in, as messages show it.
  var displayPath: String { "\(output.displayPath)/pending" }

  let output: OutputFolder
  /// Names the scenarios' root; only its files are seen.
  let root: String

  /// Creates the store of one root's pending snapshots.
  ///
  /// - Parameter root: The scenarios' root as the files record it: relative to the working directory if it is below it.
  init(output: OutputFolder, root: String) {
    self.output = output
    self.root = root
  }

  /// Keeps a text until it is accepted or rejected.
  ///
  /// - Throws: Why it could not be written; nothing half-written stays.
  func put(_ text: String, for identity: RunIdentity, baselineHash: String?) throws(Diagnostic) {
    let pending = PendingSnapshot(identity: identity, root: root, baselineHash: baselineHash, text: text)
    do {
      try output.make()
      try AtomicFile.store(pending.fileContent, at: path(of: identity))
    } catch {
      throw error.diagnostic
    }
  }

  /// Removes the pending text of a run, if there is one.
  func remove(_ identity: RunIdentity) throws(Diagnostic) {
    let path = path(of: identity)
    do {
      if try AtomicFile.remove(path) {
        AtomicFile.removeEmptyFolders(from: AtomicFile.parent(of: path), below: output.url.path)
      }
    } catch {
      throw error.diagnostic
    }
  }

  /// All that is pending for this root, sorted by identity, and what is wrong with files that cannot be read.
  func all() -> (pending: [PendingSnapshot], problems: [Diagnostic]) {
    var found: [PendingSnapshot] = []
    var problems: [Diagnostic] = []
    let folder = output.pendingPath
    for path in (FileManager.default.subpaths(atPath: folder) ?? []).sorted() where path.hasSuffix(Self.suffix) {
      do {
        guard let bytes = try AtomicFile.contents(of: "\(folder)/\(path)") else { continue }
        let pending = try PendingSnapshot(fileContent: bytes)
        if pending.root == root { found.append(pending) }
      } catch let failure as FileFailure {
        problems.append(failure.diagnostic)
      } catch let unreadable as PendingSnapshot.Unreadable {
        problems.append(
          Diagnostic(
            .error, at: nil, "cannot use \(displayPath)/\(path): \(unreadable.reason)",
            hint: "delete it and run again"))
      } catch {
        problems.append(Diagnostic(at: nil, "\(error)"))
      }
    }
    return (found.sorted { $0.identity.description < $1.identity.description }, problems)
  }

  func path(of identity: RunIdentity) -> String { "\(output.pendingPath)/\(identity)\(Self.suffix)" }

  private static let suffix = ".pending"
}
