import ScenarioDocuments
import ScenarioStage
import ScenarioSupport

/// Reads what ``JSONLinesReport`` wrote.
enum JSONLinesReader {
  /// What a report says.
  struct Reading: Sendable {
    /// The plan; `nil` when the run was cut off before it was written.
    var plan: ReportPlan?
    /// The results, in the order of the lines.
    var results: [RunResult] = []
    /// The last line; `nil` when the run was cut off.
    var end: ReportEnd?
    /// Oddities that do not stop the reading.
    var warnings: [Diagnostic] = []
  }

  /// Reads a report. When the run was cut off, the last line may be broken.
  ///
  /// - Parameter file: The file's name in diagnostics.
  static func read(_ bytes: [UInt8], file: String) throws(Diagnostic) -> Reading {
    var reading = Reading()
    var start = 0
    var number = 0
    while start < bytes.count {
      number += 1
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n"))
      let content = Array(bytes[start..<(end ?? bytes.count)])
      start = (end ?? bytes.count) + 1
      if content.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\r") }) { continue }
      let line = SourceLocation(file: file, line: number, column: 1)
      let json = JSONReader.read(content, file: file)
      if let problem = json.diagnostics.first {
        let place = problem.location.map { SourceLocation(file: file, line: number, column: $0.column) }
        guard end == nil, json.node == nil else {
          throw Diagnostic(at: place ?? line, problem.message, hint: problem.hint)
        }
        reading.warnings.append(
          Diagnostic(.warning, at: line, "the last line is cut off: the run was ended while it wrote"))
        break
      }
      guard let object = json.node?.object else {
        throw Diagnostic(at: line, "expected an event, found \(json.node?.kind ?? "nothing")", hint: notAReport)
      }
      try add(JSONFields(object: object, line: line), to: &reading)
    }
    return reading
  }

  /// The durations of the runs that the report has.
  static func durations(in bytes: [UInt8], file: String) throws(Diagnostic) -> [RunIdentity: Duration] {
    let results = try read(bytes, file: file).results
    return Dictionary(results.map { ($0.identity, $0.duration) }) { first, _ in first }
  }

  private static let notAReport = "a report is what `--report json=PATH` writes"

  private static func add(_ fields: JSONFields, to reading: inout Reading) throws(Diagnostic) {
    guard fields.has("event") else {
      throw Diagnostic(at: fields.line, "this is no event of a report", hint: notAReport)
    }
    let event = try fields.string("event")
    if event == "plan" {
      guard reading.plan == nil else { throw Diagnostic(at: fields.line, "there is a second plan") }
      reading.plan = try plan(fields)
      return
    }
    guard reading.plan != nil else {
      throw Diagnostic(at: fields.line, "the report does not begin with its plan", hint: notAReport)
    }
    guard reading.end == nil else { throw Diagnostic(at: fields.line, "the report goes on behind its end") }
    switch event {
    case "result": reading.results.append(try result(fields))
    case "end": reading.end = try end(fields)
    // A later version may have more kinds of lines.
    default: break
    }
  }

  private static func plan(_ fields: JSONFields) throws(Diagnostic) -> ReportPlan {
    let format = try fields.integer("format")
    guard format == JSONLinesReport.format else {
      throw Diagnostic(
        at: fields.place("format"),
        "the report has format \(format), and this version reads format \(JSONLinesReport.format)",
        hint: "use the version that wrote it")
    }
    var shard: Shard?
    if let part = try fields.optionalObject("shard") {
      let (index, count) = (try part.integer("index"), try part.integer("count"))
      guard let known = Shard(index: index, count: count) else {
        throw Diagnostic(at: fields.place("shard"), "there is no shard \(index)/\(count)")
      }
      shard = known
    }
    var runs: [ReportedRun] = []
    for run in try fields.objects("runs") {
      guard let location = try run.location() else { throw run.absent("file") }
      runs.append(
        ReportedRun(
          identity: try run.identity("identity"), title: try run.optionalString("title"),
          tags: try run.strings("tags"), location: location))
    }
    return ReportPlan(
      version: try fields.string("version"), root: try fields.string("root"), hash: try fields.string("hash"),
      shard: shard, planned: try fields.identities("planned"), runs: runs)
  }

  private static func result(_ fields: JSONFields) throws(Diagnostic) -> RunResult {
    let word = try fields.string("verdict")
    guard let verdict = Verdict(rawValue: word) else {
      throw Diagnostic(
        at: fields.place("verdict"), "there is no verdict \(word.quoted)",
        hint: Suggestion.hint(for: word, in: Verdict.allCases.map(\.rawValue), kind: "verdicts"))
    }
    var problems: [Problem] = []
    for problem in try fields.objects("problems") {
      problems.append(
        Problem(
          message: try problem.string("message"), step: try problem.optionalString("step"),
          location: try problem.location(), details: try problem.optionalString("details")))
    }
    var warnings: [Diagnostic] = []
    for warning in try fields.objects("warnings") {
      warnings.append(
        Diagnostic(
          Diagnostic.Severity(rawValue: try warning.string("severity")) ?? .warning, at: try warning.location(),
          try warning.string("message"), hint: try warning.optionalString("hint")))
    }
    var baseline: SnapshotBaseline?
    if let text = try fields.optionalString("baseline") {
      baseline = SnapshotBaseline(text: text, hash: try fields.optionalString("baselineHash") ?? "")
    }
    return RunResult(
      identity: try fields.identity("identity"), verdict: verdict, problems: problems,
      snapshotText: try fields.optionalString("snapshot"), baseline: baseline, warnings: warnings,
      defaultedKeys: try fields.strings("defaultedKeys"),
      expectedFailure: try fields.optionalString("expectedFailure"),
      duration: try fields.milliseconds("durationMs"), attempts: try fields.integer("attempts"),
      output: try fields.optionalString("output"))
  }

  private static func end(_ fields: JSONFields) throws(Diagnostic) -> ReportEnd {
    ReportEnd(
      missing: try fields.identities("missing"), orphans: try fields.strings("orphans"),
      isStrict: try fields.bool("strict"), exitCode: try fields.integer("exitCode"))
  }
}
