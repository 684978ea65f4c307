import ScenarioDocuments
import ScenarioStage

/// JSON lines: the plan first, a line for each result as it comes, and the end. `merge` reads them.
///
/// Each line is one write, so that a killed run leaves whole lines.
struct JSONLinesReport: RunReport {
  /// The number of the format that is written and read.
  static let format = 1

  private let path: String
  private let shownPath: String
  private var file: ReportFile?
  private var reported: Set<RunIdentity> = []

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - path: The absolute path.
  ///   - shownPath: The path in messages.
  init(path: String, shownPath: String) {
    self.path = path
    self.shownPath = shownPath
  }

  mutating func begin(_ plan: ReportPlan) throws(Diagnostic) {
    reported = []
    var file = try ReportFile(path: path, shownPath: shownPath)
    try file.replace(String(decoding: Self.line(plan), as: UTF8.self))
    if !file.isStream {
      // The replaced file was opened again, at its beginning.
      try file.close()
      file = try ReportFile(path: path, shownPath: shownPath, appends: true)
    }
    self.file = file
  }

  mutating func finished(_ result: RunResult) throws(Diagnostic) {
    guard let file, reported.insert(result.identity).inserted else { return }
    try file.append(Self.line(result))
  }

  mutating func end(_ results: [RunResult], _ summary: RunSummary) throws(Diagnostic) {
    // Merged results did not come one by one.
    for result in results { try finished(result) }
    guard var file else { return }
    self.file = nil
    do {
      try file.append(Self.line(summary))
    } catch {
      try? file.close()
      throw error
    }
    try file.close()
  }

  static func line(_ plan: ReportPlan) -> [UInt8] {
    var line = JSONLine()
    line.object { line in
      line.string("event", "plan")
      line.number("format", format)
      line.string("version", plan.version)
      line.string("root", plan.root)
      line.string("hash", plan.hash)
      if let shard = plan.shard {
        line.object("shard") { line in
          line.number("index", shard.index)
          line.number("count", shard.count)
        }
      }
      line.array("planned") { line in
        for identity in plan.planned { line.string(nil, identity.description) }
      }
      line.array("runs") { line in
        for run in plan.runs {
          line.object { line in
            line.string("identity", run.identity.description)
            line.string("title", run.title)
            if !run.tags.isEmpty { Self.append("tags", run.tags, to: &line) }
            Self.append(run.location, to: &line)
          }
        }
      }
    }
    line.finish()
    return line.bytes
  }

  static func line(_ result: RunResult) -> [UInt8] {
    var line = JSONLine()
    line.object { line in
      line.string("event", "result")
      line.string("identity", result.identity.description)
      line.string("verdict", result.verdict.rawValue)
      line.milliseconds("durationMs", result.duration)
      line.number("attempts", result.attempts)
      if !result.problems.isEmpty {
        line.array("problems") { line in
          for problem in result.problems { append(problem, to: &line) }
        }
      }
      if !result.warnings.isEmpty {
        line.array("warnings") { line in
          for warning in result.warnings { append(warning, to: &line) }
        }
      }
      if !result.defaultedKeys.isEmpty { append("defaultedKeys", result.defaultedKeys, to: &line) }
      line.string("expectedFailure", result.expectedFailure)
      line.string("output", result.output)
      if result.verdict.leavesPending {
        line.string("snapshot", result.snapshotText)
        line.string("baseline", result.baseline?.text)
        line.string("baselineHash", result.baseline?.hash)
      }
    }
    line.finish()
    return line.bytes
  }

  static func line(_ summary: RunSummary) -> [UInt8] {
    var line = JSONLine()
    line.object { line in
      line.string("event", "end")
      line.object("counts") { line in
        for verdict in Verdict.allCases {
          if let count = summary.counts[verdict] { line.number(named: verdict.rawValue, count) }
        }
      }
      line.number("planned", summary.planned)
      append("missing", summary.missing.map(\.description), to: &line)
      append("orphans", summary.orphans, to: &line)
      line.bool("strict", summary.isStrict)
      line.number("exitCode", Int(summary.exitCode.rawValue))
    }
    line.finish()
    return line.bytes
  }

  private static func append(_ problem: Problem, to line: inout JSONLine) {
    line.object { line in
      line.string("message", problem.message)
      line.string("step", problem.step)
      append(problem.location, to: &line)
      line.string("details", problem.details)
    }
  }

  private static func append(_ warning: Diagnostic, to line: inout JSONLine) {
    line.object { line in
      line.string("severity", warning.severity.rawValue)
      line.string("message", warning.message)
      line.string("hint", warning.hint)
      append(warning.location, to: &line)
    }
  }

  private static func append(_ location: SourceLocation?, to line: inout JSONLine) {
    guard let location else { return }
    line.string("file", location.file)
    guard location.line > 0 else { return }
    line.number("line", location.line)
    line.number("column", location.column)
  }

  private static func append(_ name: StaticString, _ values: [String], to line: inout JSONLine) {
    line.array(name) { line in
      for value in values { line.string(nil, value) }
    }
  }
}
