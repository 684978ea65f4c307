import ScenarioDocuments

/// A summary for the page of a job.
///
/// Until the run ends, the file says that the run has not ended. The summary for the file that GitHub names is appended when
/// the run ends.
struct MarkdownReport: RunReport {
  /// GitHub shows nothing of a summary above 1 MiB.
  static let limit = 1_000_000

  private let path: String
  private let shownPath: String
  private let pathPrefix: String
  private let appends: Bool
  private let limit: Int
  private var file: ReportFile?
  private var plan: ReportPlan?

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - path: The absolute path.
  ///   - shownPath: The path in messages.
  ///   - pathPrefix: The path to the parent of the scenarios' root: empty, or with a slash at its end.
  ///   - appends: Whether the file has parts of other programs.
  ///   - limit: The greatest size of the file in bytes.
  init(path: String, shownPath: String, pathPrefix: String, appends: Bool = false, limit: Int = Self.limit) {
    self.path = path
    self.shownPath = shownPath
    self.pathPrefix = pathPrefix
    self.appends = appends
    self.limit = limit
  }

  mutating func begin(_ plan: ReportPlan) throws(Diagnostic) {
    self.plan = plan
    var file = try ReportFile(path: path, shownPath: shownPath, appends: appends)
    if !file.isStream, !appends {
      let amount = plan.runs.count == 1 ? "1 scenario was" : "\(plan.runs.count) scenarios were"
      try file.replace("## Scenarios: the run did not end\n\n\(amount) to be run.\n")
    }
    self.file = file
  }

  mutating func finished(_ result: RunResult) throws(Diagnostic) {}

  mutating func end(_ results: [RunResult], _ summary: RunSummary) throws(Diagnostic) {
    guard var file, let plan else { return }
    self.file = nil
    let page = MarkdownPage(text: ReportText(pathPrefix: pathPrefix, root: plan.root))
    let taken = appends ? file.size : 0
    // Existing content may end within a line.
    let start = taken > 0 ? "\n\n" : ""
    let text = start + page.render(results, summary, limit: limit - taken - start.utf8.count)
    do {
      if appends { try file.append(Array(text.utf8)) } else { try file.replace(text) }
    } catch {
      try? file.close()
      throw error
    }
    try file.close()
  }
}
