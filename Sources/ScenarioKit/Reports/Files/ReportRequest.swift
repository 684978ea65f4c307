import ScenarioSupport

/// A request for a report: `junit=out/junit.xml`.
struct ReportRequest: Hashable, Sendable {
  /// The formats of reports.
  enum Kind: String, CaseIterable, Hashable, Sendable {
    /// JUnit's XML, which CI services read.
    case junit
    /// JSON lines, one event a line; `merge` reads them.
    case json
    /// A summary for the page of a job.
    case markdown
    /// Workflow commands that GitHub shows at the documents' lines.
    case github
  }

  /// The format.
  var kind: Kind
  /// The path as typed; `nil` for the standard output, which only `github` can use.
  var path: String?

  /// Creates a request.
  init(kind: Kind, path: String?) {
    self.kind = kind
    self.path = path
  }

  /// Reads `junit=PATH`.
  static func parse(_ text: String) throws(UsageError) -> ReportRequest {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let names = Kind.allCases.map(\.rawValue)
    guard let kind = Kind(rawValue: parts[0]) else {
      throw UsageError(
        message: "there is no report `\(VisibleText.escaped(parts[0]))`; there are \(names.joined(separator: ", "))",
        hint: Suggestion.nearest(to: parts[0], in: names).map { "did you mean `\($0)`?" }, command: .run)
    }
    let path = parts.count > 1 && !parts[1].isEmpty ? parts[1] : nil
    guard path != nil || kind == .github else {
      throw UsageError(
        message: "the report `\(kind.rawValue)` needs a path", hint: "write `--report \(kind.rawValue)=PATH`",
        command: .run)
    }
    return ReportRequest(kind: kind, path: path)
  }
}
