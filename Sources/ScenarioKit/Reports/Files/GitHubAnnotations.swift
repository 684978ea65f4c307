import ScenarioDocuments
import ScenarioSupport

/// Workflow commands that GitHub shows at the documents' lines.
///
/// GitHub shows ten for each step. So runs of one scenario with the same end share an annotation that names the environments,
/// and the tenth annotation says how many more there are.
struct GitHubAnnotations: RunReport {
  /// The number of annotations that GitHub shows.
  static let most = 10
  /// The greatest length of an annotation's text.
  private static let longestMessage = 4096
  /// The greatest number of lines of a difference.
  private static let shownLines = 20

  /// The destination of the annotations.
  enum Destination: Sendable {
    /// The output that the workflow reads.
    case output(ConsoleOutput)
    /// A file; its absolute path, and the path in messages.
    case file(path: String, shownPath: String)
  }

  private let destination: Destination
  private let pathPrefix: String
  private var file: ReportFile?
  private var plan: ReportPlan?

  /// Creates a report.
  ///
  /// - Parameter pathPrefix: The path to the parent of the scenarios' root: empty, or with a slash at its end.
  init(_ destination: Destination, pathPrefix: String) {
    self.destination = destination
    self.pathPrefix = pathPrefix
  }

  mutating func begin(_ plan: ReportPlan) throws(Diagnostic) {
    self.plan = plan
    if case .file(let path, let shownPath) = destination {
      file = try ReportFile(path: path, shownPath: shownPath)
    }
  }

  mutating func finished(_ result: RunResult) throws(Diagnostic) {}

  mutating func end(_ results: [RunResult], _ summary: RunSummary) throws(Diagnostic) {
    guard let plan else { return }
    let text = Self.text(results, summary, plan: plan, pathPrefix: pathPrefix)
    switch destination {
    case .output(let output):
      guard text.isEmpty || output.write(text) else {
        throw Diagnostic(at: nil, "cannot write the annotations: nobody reads the standard output")
      }
    case .file:
      guard var file else { return }
      self.file = nil
      do {
        try file.replace(text)
      } catch {
        try? file.close()
        throw error
      }
      try file.close()
    }
  }

  /// The commands, one a line.
  static func text(_ results: [RunResult], _ summary: RunSummary, plan: ReportPlan, pathPrefix: String) -> String {
    let groups = groups(results, summary, plan: plan, text: ReportText(pathPrefix: pathPrefix, root: plan.root))
    guard groups.count > most else { return groups.map(\.command).joined() }
    let rest = groups[(most - 1)...]
    let runs = rest.reduce(0) { $0 + $1.count }
    let files = Set(rest.compactMap(\.file)).sorted()
    let named = files.prefix(3).joined(separator: ", ") + (files.count > 3 ? " and \(files.count - 3) more" : "")
    let place = files.isEmpty ? "" : ", in \(named)"
    let last = Annotation(
      level: rest.contains { $0.level == "error" } ? "error" : "warning", title: "and \(rest.count) more",
      message: "\(rest.count) more groups with \(runs) runs need attention\(place); the log of the job has them all")
    return (groups[..<(most - 1)] + [last]).map(\.command).joined()
  }

  private static func groups(
    _ results: [RunResult], _ summary: RunSummary, plan: ReportPlan, text: ReportText
  ) -> [Annotation] {
    struct Key: Hashable {
      var scenario: String
      var verdict: Verdict
      var message: String
      var place: SourceLocation?
    }
    let places = Dictionary(plan.runs.map { ($0.identity, $0.location) }) { first, _ in first }
    var order: [Key] = []
    var members: [Key: [RunResult]] = [:]
    for result in results where result.verdict.isProblem || result.verdict == .flaky {
      let key = Key(
        scenario: "\(result.identity.path)/\(result.identity.scenario)", verdict: result.verdict,
        message: message(result, text), place: result.problems.first?.location ?? places[result.identity])
      if members[key] == nil { order.append(key) }
      members[key, default: []].append(result)
    }
    var errors: [Annotation] = []
    var warnings: [Annotation] = []
    if let first = summary.missing.first {
      let names = summary.missing.prefix(5).map(\.description).joined(separator: ", ")
      let more = summary.missing.count > 5 ? " and \(summary.missing.count - 5) more" : ""
      errors.append(
        Annotation(
          level: "error", file: nil, place: nil, title: "missing: \(summary.missing.count) planned runs",
          message: "\(summary.missing.count) of \(summary.planned) planned runs reported no result: \(names)\(more)",
          count: summary.missing.count))
      if summary.missing.count == 1 { errors[0].title = "missing: \(first)" }
    }
    for key in order {
      let results = members[key] ?? []
      let environments = results.map { $0.identity.name.drop { $0 != "@" }.dropFirst() }.joined(separator: ", ")
      let annotation = Annotation(
        level: key.verdict.isProblem ? "error" : "warning", file: key.place.map(text.file), place: key.place,
        title: "\(key.verdict.words): \(key.scenario) (\(environments))",
        message: key.message + (results.first.map { difference($0, text) } ?? ""),
        count: results.count)
      if key.verdict.isProblem { errors.append(annotation) } else { warnings.append(annotation) }
    }
    return errors + warnings
  }

  /// The beginning of what changed, below the message.
  private static func difference(_ result: RunResult, _ text: ReportText) -> String {
    guard result.verdict == .changed else { return "" }
    // Without the names of both sides.
    let lines = text.difference(result).split(separator: "\n").dropFirst(2)
    let rest = lines.count - shownLines
    let shown = lines.prefix(shownLines).map { "\n\($0)" }.joined()
    return ReportText.cut(shown, to: longestMessage, note: "…") + (rest > 0 ? "\n… \(rest) more lines" : "")
  }

  private static func message(_ result: RunResult, _ text: ReportText) -> String {
    guard result.verdict.isProblem, let problem = result.problems.first else { return text.headline(result) }
    let step = problem.step.map { "> \(VisibleText.escaped($0))\n" } ?? ""
    let lines = problem.message.split(separator: "\n", omittingEmptySubsequences: false).map(VisibleText.escaped)
    return ReportText.cut(step + lines.joined(separator: "\n"), to: longestMessage, note: "…")
  }

  /// One command.
  private struct Annotation {
    var level: String
    var file: String?
    var place: SourceLocation?
    var title: String
    var message: String
    /// The number of runs that it is about.
    var count = 1

    var command: String {
      var properties: [String] = []
      if let file { properties.append("file=\(Self.property(file))") }
      if let place, place.line > 0 {
        properties.append("line=\(place.line)")
        properties.append("col=\(place.column)")
      }
      properties.append("title=\(Self.property(title))")
      return "::\(level) \(properties.joined(separator: ","))::\(Self.data(message))\n"
    }

    private static func data(_ text: String) -> String {
      text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    }

    private static func property(_ text: String) -> String {
      data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }
  }
}
