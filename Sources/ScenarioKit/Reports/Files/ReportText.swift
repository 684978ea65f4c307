import ScenarioDocuments
import ScenarioSupport

/// Texts about results that all report formats share.
struct ReportText: Sendable {
  /// The path from the reader's folder to the parent of the scenarios' root: empty, or with a slash at its end.
  var pathPrefix: String
  /// The name of the scenarios' root.
  var root: String

  /// The greatest length of a text in bytes. Readers refuse files that are too large.
  static let longest = 1 << 20

  /// A run that was planned and reported nothing.
  static let missing = "the run was planned and reported no result"

  /// The file of a place, relative to the reader's folder.
  func file(_ location: SourceLocation) -> String { pathPrefix + location.file }

  /// What happened, in one line.
  func headline(_ result: RunResult) -> String {
    switch result.verdict {
    case .changed: return "the text differs from the stored snapshot\(Self.extent(result))"
    case .new: return "no snapshot is stored yet"
    case .flaky: return "passed on attempt \(result.attempts)\(Self.firstLine(result).map { ": \($0)" } ?? "")"
    case .expectedFailure: return "failed as expected\(result.expectedFailure.map { ": \(Self.line($0))" } ?? "")"
    default: break
    }
    if let first = Self.firstLine(result) { return first }
    switch result.verdict {
    case .crashed: return "the process that ran it ended"
    case .timedOut: return "it was stopped at its deadline"
    case .orderDependent: return "it ends differently alone and after others"
    case .unexpectedPass: return "it passed, but is expected to fail"
    case .skipped: return "it was not run, on purpose"
    default: return "no message was given"
    }
  }

  /// The problems, each with its place and step; empty when there are none.
  func problems(_ result: RunResult) -> String {
    var text = ""
    for problem in result.problems {
      if let location = problem.location { text += pathPrefix + location.description + "\n" }
      if let step = problem.step { text += "  > \(VisibleText.escaped(step))\n" }
      text += Self.indented(problem.message, by: "  ")
      if let details = problem.details { text += Self.indented(details, by: "    ") }
    }
    if result.verdict == .failed, !result.defaultedKeys.isEmpty {
      text += "  read from their defaults: \(result.defaultedKeys.joined(separator: ", "))\n"
    }
    return text
  }

  /// The difference from the stored text; empty when nothing is pending.
  func difference(_ result: RunResult) -> String {
    guard result.verdict.leavesPending, let new = result.snapshotText else { return "" }
    let path = "\(pathPrefix)\(root)/\(result.identity.snapshotPath)"
    return UnifiedDiff.render(
      old: result.baseline?.text, new: new, oldName: result.baseline == nil ? "/dev/null" : path,
      newName: result.baseline == nil ? path : "this run")
  }

  /// `(2 lines added, 1 removed)`
  private static func extent(_ result: RunResult) -> String {
    guard let new = result.snapshotText, let old = result.baseline?.text else { return "" }
    let changes = LineDiff(old: old, new: new).changes
    let added = changes.reduce(0) { $0 + $1.new.count }
    let removed = changes.reduce(0) { $0 + $1.old.count }
    if added == 0 { return " (\(amount(removed)) removed)" }
    return " (\(amount(added)) added\(removed == 0 ? "" : ", \(removed) removed"))"
  }

  private static func amount(_ count: Int) -> String { count == 1 ? "1 line" : "\(count) lines" }

  private static func firstLine(_ result: RunResult) -> String? {
    guard let message = result.problems.first?.message, !message.isEmpty else { return nil }
    return line(message)
  }

  private static func line(_ text: String) -> String {
    let beginning = cut(text, to: 2000, note: "")
    return VisibleText.escaped(cut(String(beginning.prefix { !$0.isNewline }), to: 500, note: "…"))
  }

  private static func indented(_ text: String, by indentation: String) -> String {
    cut(text, to: longest).split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "\n" : "\(indentation)\(VisibleText.escaped($0))\n" }.joined()
  }

  /// The beginning of a text that is longer than `limit` bytes, and a note about the rest.
  ///
  /// - Parameter note: The note about the rest. By default it is the number of bytes.
  static func cut(_ text: String, to limit: Int, note: String? = nil) -> String {
    let count = text.utf8.count
    guard count > limit else { return text }
    var end = text.utf8.index(text.startIndex, offsetBy: limit)
    while end > text.startIndex, String.Index(end, within: text.unicodeScalars) == nil {
      end = text.utf8.index(before: end)
    }
    let rest = count - text.utf8.distance(from: text.startIndex, to: end)
    return text[..<end] + (note ?? "\n… \(rest) more bytes were left out\n")
  }
}
