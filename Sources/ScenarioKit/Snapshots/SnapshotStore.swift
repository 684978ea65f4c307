import Foundation
import ScenarioDocuments
import ScenarioSupport

/// The stored snapshots below a root. Comparing only reads; writing is for what a person accepted.
struct SnapshotStore: Sendable {
  /// The scenarios' root as a path of the file system.
  let rootPath: String
  /// The root's name, which starts every path in a message.
  let rootName: String

  /// Creates the store of the scenarios below a root folder.
  init(root: URL) {
    rootPath = root.standardizedFileURL.path
    rootName = root.standardizedFileURL.lastPathComponent
  }

  /// Where the snapshot of a run lies.
  func url(of identity: RunIdentity) -> URL { URL(fileURLWithPath: path(of: identity)) }

  /// The same place as messages show it: `Scenarios/tags/__snapshots__/tags-view/shows-tags@error.snap.txt`.
  func displayPath(of identity: RunIdentity) -> String { "\(rootName)/\(identity.snapshotPath)" }

  /// Compares what a run produced with what is stored. Exactly: nothing is trimmed.
  ///
  /// - Parameter text: The whole text, as ``SnapshotFile/text`` has it.
  func compare(_ text: String, for identity: RunIdentity) -> SnapshotComparison {
    do {
      guard let bytes = try AtomicFile.contents(of: path(of: identity)) else { return .new }
      // The usual case first, without decoding anything.
      if bytes.elementsEqual(text.utf8) { return .same(warning: nil) }
      var (stored, warning) = try SnapshotFile.read(bytes, file: displayPath(of: identity), identity: identity)
      if stored.isReference, let base = try read(identity.base) { stored = base.with(identity) }
      if stored.text.utf8.elementsEqual(text.utf8) { return .same(warning: warning) }
      return .changed(SnapshotBaseline(text: stored.text, hash: SHA256.hexDigest(of: bytes)), warning: warning)
    } catch let failure as FileFailure {
      return .unusable(shown(failure, identity).diagnostic)
    } catch let diagnostic as Diagnostic {
      return .unusable(diagnostic)
    } catch {
      return .unusable(Diagnostic(at: nil, "\(error)"))
    }
  }

  /// The stored text of a run, readable or not; `nil` when there is none.
  func baseline(of identity: RunIdentity) throws(Diagnostic) -> SnapshotBaseline? {
    do {
      guard let bytes = try AtomicFile.contents(of: path(of: identity)) else { return nil }
      var stored = try? SnapshotFile.read(bytes, file: displayPath(of: identity), identity: identity).snapshot
      if stored?.isReference == true, let base = try? read(identity.base) { stored = base.with(identity) }
      let text = stored?.text ?? String(decoding: bytes, as: UTF8.self)
      return SnapshotBaseline(text: text, hash: SHA256.hexDigest(of: bytes))
    } catch {
      throw shown(error, identity).diagnostic
    }
  }

  /// Stores a text that was accepted; makes the folders.
  func write(_ text: String, for identity: RunIdentity) throws(Diagnostic) {
    do {
      try AtomicFile.store(content(text, for: identity), at: path(of: identity))
    } catch {
      throw shown(error, identity).diagnostic
    }
  }

  /// What the file of a run holds when its text is `text`: the text, or a reference to the base run that has the same.
  func content(_ text: String, for identity: RunIdentity) -> String {
    guard let reference = SnapshotFile.reference(of: identity), let base = try? read(identity.base),
      base.with(identity).text.utf8.elementsEqual(text.utf8)
    else { return text }
    return reference.text
  }

  private func read(_ identity: RunIdentity) throws -> SnapshotFile? {
    guard let bytes = try AtomicFile.contents(of: path(of: identity)) else { return nil }
    return try SnapshotFile.read(bytes, file: displayPath(of: identity), identity: identity).snapshot
  }

  func path(of identity: RunIdentity) -> String { "\(rootPath)/\(identity.snapshotPath)" }

  private func shown(_ failure: FileFailure, _ identity: RunIdentity) -> FileFailure {
    var failure = failure
    if failure.path.hasPrefix(rootPath + "/") {
      failure.path = rootName + failure.path.dropFirst(rootPath.count)
    }
    return failure
  }
}
