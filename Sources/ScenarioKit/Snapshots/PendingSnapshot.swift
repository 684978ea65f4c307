import ScenarioDocuments
import ScenarioSupport

/// A text that a run produced and that differs from what is stored, and waits to be accepted or rejected.
struct PendingSnapshot: Hashable, Sendable {
  /// The run that produced it.
  var identity: RunIdentity
  /// The scenarios' root, as the run's settings name it: two roots may share a working directory.
  var root: String
  /// The hash of the stored file that the run was compared with; `nil` when there was none.
  var baselineHash: String?
  /// The whole text for the snapshot file.
  var text: String

  /// Creates a pending snapshot from what a run produced.
  init(identity: RunIdentity, root: String, baselineHash: String?, text: String) {
    self.identity = identity
    self.root = root
    self.baselineHash = baselineHash
    self.text = text
  }

  /// The file's content: four lines about the text, an empty one, and the text, so that one rename puts all of it in
  /// place.
  var fileContent: String {
    """
    pending 1 \(identity)
    root \(root)
    baseline \(baselineHash ?? "none")
    text \(SHA256.hexDigest(of: text.utf8))

    \(text)
    """
  }

  /// Reads what ``fileContent`` wrote.
  ///
  /// - Throws: What is wrong, in words. A text that was edited by hand is refused: only what a run produced counts.
  init(fileContent: [UInt8]) throws(Unreadable) {
    guard let content = String(validating: fileContent, as: UTF8.self) else {
      throw Unreadable(reason: "it is not UTF-8")
    }
    let parts = content.split(separator: "\n", maxSplits: 5, omittingEmptySubsequences: false)
    guard parts.count == 6, parts[4].isEmpty, let first = Self.value("pending", parts[0]) else {
      throw Unreadable(reason: "it is not a pending snapshot")
    }
    guard first.hasPrefix("1 ") else { throw Unreadable(reason: "another version of the program wrote it") }
    guard let identity = RunIdentity(parsing: String(first.dropFirst(2))), let root = Self.value("root", parts[1]),
      let baseline = Self.value("baseline", parts[2]), let digest = Self.value("text", parts[3])
    else { throw Unreadable(reason: "it is not a pending snapshot") }
    guard SHA256.hexDigest(of: parts[5].utf8) == digest else {
      throw Unreadable(reason: "its text is not the one that the run produced")
    }
    self.init(
      identity: identity, root: root, baselineHash: baseline == "none" ? nil : baseline, text: String(parts[5]))
  }

  /// Why a file is not a pending snapshot.
  struct Unreadable: Error {
    var reason: String
  }

  private static func value(_ key: String, _ line: Substring) -> String? {
    line.hasPrefix(key + " ") ? String(line.dropFirst(key.count + 1)) : nil
  }
}
