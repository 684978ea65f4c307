import ScenarioDocuments

/// A snapshot as it is stored: `snapshot 1 <identity>`, an empty line, and the frames.
///
/// A matrix run whose frames are its base run's has one line instead of them: `same as @local`.
struct SnapshotFile: Hashable, Sendable {
  /// The number of the format that is written and read.
  static let format = 1

  /// The run that the text belongs to.
  let identity: RunIdentity
  /// The whole text, the first line included, with LF line ends and exactly one at the end.
  let text: String

  /// Puts the first line above what a run produced.
  ///
  /// - Parameter body: Frames and warnings, as the outline prints them. Line feeds at its end do not matter.
  init(identity: RunIdentity, body: String) {
    self.identity = identity
    let lines = body.utf8
    let end = lines.lastIndex { $0 != UInt8(ascii: "\n") }.map { lines.index(after: $0) } ?? lines.startIndex
    text = "\(Self.header(of: identity))\n\n\(body[..<end])\n"
  }

  init(identity: RunIdentity, text: String) {
    self.identity = identity
    self.text = text
  }

  /// The first line of a run's snapshot.
  static func header(of identity: RunIdentity) -> String { "snapshot \(format) \(identity)" }
}
