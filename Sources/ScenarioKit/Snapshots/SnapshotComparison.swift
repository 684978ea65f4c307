import ScenarioDocuments

/// What a stored snapshot says about the text of a run.
enum SnapshotComparison: Hashable, Sendable {
  /// The texts are equal, byte for byte. The warning reports wrong line endings.
  case same(warning: Diagnostic?)
  /// There is a stored text, and it is another one.
  case changed(SnapshotBaseline, warning: Diagnostic?)
  /// Nothing is stored.
  case new
  /// What is stored cannot be read, or is not the snapshot of this run.
  case unusable(Diagnostic)
}

/// The stored text that a run was compared with.
struct SnapshotBaseline: Hashable, Sendable, Codable {
  /// The whole text of the file, with LF line ends.
  var text: String
  /// The hash of the file's bytes, by which it is known again later.
  var hash: String

  /// Creates a baseline from a file's text and the hash of its bytes.
  init(text: String, hash: String) {
    self.text = text
    self.hash = hash
  }
}
