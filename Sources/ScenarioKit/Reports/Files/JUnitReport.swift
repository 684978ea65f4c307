import ScenarioDocuments

/// JUnit's XML, as CI services read it.
///
/// A regular file is well-formed after every write: each case and new closing tags overwrite the old closing tags. Until the
/// run ends, one more case says that the run did not end. At the end the whole file is rewritten, with a suite for each
/// document in the order of the plan. A stream gets only this last version.
struct JUnitReport: RunReport {
  private let path: String
  private let shownPath: String
  private let pathPrefix: String
  private var file: ReportFile?
  private var cases = JUnitCases(text: ReportText(pathPrefix: "", root: ""), runs: [])
  private var root = ""
  private var planned = 0
  private var reported = 0
  private var counts = JUnitCounts()
  /// The offset of the closing tags, and their text.
  private var offset = 0
  private var closing: [UInt8] = []

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - path: The absolute path.
  ///   - shownPath: The path in messages.
  ///   - pathPrefix: The path to the parent of the scenarios' root: empty, or with a slash at its end.
  init(path: String, shownPath: String, pathPrefix: String) {
    self.path = path
    self.shownPath = shownPath
    self.pathPrefix = pathPrefix
  }

  mutating func begin(_ plan: ReportPlan) throws(Diagnostic) {
    root = plan.root
    planned = plan.runs.count
    cases = JUnitCases(text: ReportText(pathPrefix: pathPrefix, root: plan.root), runs: plan.runs)
    var file = try ReportFile(path: path, shownPath: shownPath)
    if !file.isStream {
      let head = head
      closing = tail
      try file.replace(String(decoding: head + closing, as: UTF8.self))
      offset = head.count
    }
    self.file = file
  }

  mutating func finished(_ result: RunResult) throws(Diagnostic) {
    guard let file, !file.isStream else { return }
    var bytes: [UInt8] = []
    cases.append(result, to: &bytes)
    let size = bytes.count
    counts.add(result)
    reported += 1
    let tail = tail
    try file.write(bytes + tail, at: offset, over: closing)
    offset += size
    closing = tail
    // The counts have a fixed width, so nothing behind them moves.
    try file.overwrite(head, at: 0)
  }

  mutating func end(_ results: [RunResult], _ summary: RunSummary) throws(Diagnostic) {
    guard var file else { return }
    self.file = nil
    do {
      try file.replace(cases.document(results, root: root))
    } catch {
      try? file.close()
      throw error
    }
    try file.close()
  }

  /// The head during the run. A run that has not ended counts as an error.
  private var head: [UInt8] {
    var counts = counts
    counts.addMissing()
    var bytes = Array(JUnitCases.declaration.utf8)
    counts.openSuites(root, isPadded: true, to: &bytes)
    counts.openSuite(root, file: nil, isPadded: true, to: &bytes)
    return bytes
  }

  private var tail: [UInt8] {
    var bytes: [UInt8] = []
    cases.appendUnended("\(reported) of \(planned) planned runs are reported", root: root, to: &bytes)
    bytes += "  </testsuite>\n</testsuites>\n".utf8
    return bytes
  }
}
