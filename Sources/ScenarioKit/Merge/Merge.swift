import ScenarioDocuments

/// Makes one verdict of the reports of several machines, and proves that every planned run was reported once.
enum Merge {
  /// Merges reports of one plan, in any order.
  ///
  /// Inputs that are not reports, or reports of different plans, are errors. Missing or incomplete reports, and runs
  /// that were reported twice, are complaints: the rest is merged.
  static func merge(_ inputs: [MergeInput]) throws(MergeError) -> MergedRun {
    let parts = try read(inputs)
    guard let first = parts.first(where: { $0.reading.plan != nil }), let plan = first.reading.plan else {
      let message = inputs.isEmpty ? "there is no report to merge" : "no report has a plan: every run was cut off"
      throw MergeError(diagnostics: [Diagnostic(at: nil, message, hint: "name the files of `--report json=PATH`")])
    }
    try check(parts, against: plan, of: first.name)
    var complaints: [Diagnostic] = []
    var codes: [ExitCode] = []
    for part in parts {
      complaints += part.reading.warnings
      if let plan = part.reading.plan, plan.version != Self.version(of: first) {
        complaints.append(
          Diagnostic(
            .warning, at: nil,
            "\(part.name) was written by version \(plan.version), and \(first.name) by \(Self.version(of: first))"))
      }
    }
    let results = results(parts, plan: plan, complaints: &complaints, codes: &codes)
    var summary = RunSummary(planned: plan.planned, results: results)
    summary.orphans = Set(parts.flatMap { $0.reading.end?.orphans ?? [] }).sorted()
    summary.isStrict = parts.contains { $0.reading.end?.isStrict == true }
    complaints += losses(parts, missing: summary.missing, codes: &codes)
    codes += parts.compactMap { ownCode($0, complaints: &complaints) }
    var whole = plan
    whole.shard = nil
    whole.runs = runs(parts, plan: plan)
    return MergedRun(
      plan: whole, results: results, summary: summary, complaints: complaints,
      exitCode: .combined(codes + [summary.exitCode]))
  }

  /// A report that was read.
  private struct Part {
    var name: String
    var reading: JSONLinesReader.Reading

    /// The file, and which shard it is of.
    var shown: String { reading.plan?.shard.map { "\(name) (shard \($0))" } ?? name }
  }

  private static func version(of part: Part) -> String { part.reading.plan?.version ?? "" }

  private static func read(_ inputs: [MergeInput]) throws(MergeError) -> [Part] {
    var parts: [Part] = []
    var problems: [Diagnostic] = []
    for input in inputs {
      do throws(Diagnostic) {
        parts.append(Part(name: input.name, reading: try JSONLinesReader.read(input.bytes, file: input.name)))
      } catch {
        problems.append(error)
      }
    }
    guard problems.isEmpty else { throw MergeError(diagnostics: problems) }
    return parts
  }

  private static func check(_ parts: [Part], against plan: ReportPlan, of name: String) throws(MergeError) {
    let others = parts.filter { part in
      guard let other = part.reading.plan else { return false }
      return other.hash != plan.hash || other.planned != plan.planned || other.root != plan.root
    }
    guard others.isEmpty else {
      throw MergeError(
        diagnostics: others.map {
          Diagnostic(
            at: nil, "\(name) and \($0.name) have different plans: were they built from the same commit?",
            hint: "run every shard from one commit, with the same filters")
        })
    }
  }

  /// Each planned run once; of several results the worst.
  private static func results(
    _ parts: [Part], plan: ReportPlan, complaints: inout [Diagnostic], codes: inout [ExitCode]
  ) -> [RunResult] {
    let planned = Set(plan.planned)
    var found: [RunIdentity: RunResult] = [:]
    var origins: [RunIdentity: [Int]] = [:]
    for (index, part) in parts.enumerated() {
      var unplanned: [RunIdentity] = []
      for result in part.reading.results {
        guard planned.contains(result.identity) else {
          unplanned.append(result.identity)
          continue
        }
        origins[result.identity, default: []].append(index)
        if let other = found[result.identity], other.verdict.severity >= result.verdict.severity { continue }
        found[result.identity] = result
      }
      if !unplanned.isEmpty {
        complaints.append(Diagnostic(at: nil, "\(part.shown) reports what was not planned: \(names(unplanned))"))
        codes.append(.failed)
      }
    }
    var twice: [[Int]: [RunIdentity]] = [:]
    for identity in plan.planned {
      guard let origin = origins[identity], origin.count > 1 else { continue }
      twice[origin, default: []].append(identity)
    }
    for (origin, identities) in twice.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      let subject = identities.count == 1 ? "1 run was" : "\(identities.count) runs were"
      let places =
        Set(origin).count == 1
        ? "\(origin.count) times by \(parts[origin[0]].shown)"
        : "by " + origin.map { parts[$0].shown }.joined(separator: " and ")
      complaints.append(
        Diagnostic(at: nil, "\(subject) reported \(places); the worst verdict counts: \(names(identities))"))
      codes.append(.failed)
    }
    return plan.planned.compactMap { found[$0] }
  }

  /// What is missing, and where it was lost, as far as the numbering shows.
  private static func losses(_ parts: [Part], missing: [RunIdentity], codes: inout [ExitCode]) -> [Diagnostic] {
    var complaints: [Diagnostic] = []
    var rest = Set(missing)
    for part in parts {
      guard let plan = part.reading.plan else {
        complaints.append(Diagnostic(at: nil, "\(part.name) has no plan: its run was cut off before it began"))
        continue
      }
      let lost = plan.runs.map(\.identity).filter { rest.contains($0) }
      rest.subtract(lost)
      if part.reading.end == nil {
        let amount = "\(part.reading.results.count) of \(plan.runs.count) runs"
        complaints.append(Diagnostic(at: nil, "\(part.shown) was cut off: it has no end, and \(amount)"))
      }
      if !lost.isEmpty {
        complaints.append(Diagnostic(at: nil, "\(part.shown) reported no result of \(names(lost))"))
      }
    }
    let shards = parts.compactMap { $0.reading.plan?.shard }
    if let count = shards.first?.count, shards.allSatisfy({ $0.count == count }) {
      let present = Set(shards.map(\.index))
      let absent = (1...count).filter { !present.contains($0) }
      let ranges = absent.prefix(names.shown).map { "\($0)/\(count)" }.joined(separator: ", ")
      let more = absent.count > names.shown ? " and \(absent.count - names.shown) more" : ""
      // A shard without runs may be left out.
      if !absent.isEmpty, !rest.isEmpty {
        let verb = absent.count == 1 ? "shard \(ranges) is missing" : "shards \(ranges)\(more) are missing"
        complaints.append(Diagnostic(at: nil, "\(verb), with \(names(missing.filter(rest.contains)))"))
        rest = []
      }
    }
    if !rest.isEmpty {
      complaints.append(Diagnostic(at: nil, "no report has \(names(missing.filter(rest.contains)))"))
    }
    if !complaints.isEmpty { codes.append(.incomplete) }
    return complaints
  }

  /// The exit code of a shard when it says more than its results. An empty selection and orphans are ignored: the merge
  /// judges them itself.
  private static func ownCode(_ part: Part, complaints: inout [Diagnostic]) -> ExitCode? {
    guard let number = part.reading.end?.exitCode else { return nil }
    guard let code = Int32(exactly: number).flatMap(ExitCode.init) else {
      complaints.append(Diagnostic(at: nil, "\(part.shown) ended with exit code \(number)"))
      return .incomplete
    }
    switch code {
    case .passed, .emptySelection, .hygiene, .incomplete: return nil
    case .failed, .usage, .crashed, .internalError: return code
    case .hungUp, .interrupted, .terminated:
      complaints.append(Diagnostic(at: nil, "\(part.shown) was interrupted"))
      return .incomplete
    }
  }

  /// What is known of each planned run. For a run that only a lost shard knew, that is its document.
  private static func runs(_ parts: [Part], plan: ReportPlan) -> [ReportedRun] {
    var known: [RunIdentity: ReportedRun] = [:]
    for part in parts {
      for run in part.reading.plan?.runs ?? [] where known[run.identity] == nil { known[run.identity] = run }
    }
    return plan.planned.map { identity in
      known[identity]
        ?? ReportedRun(identity: identity, location: SourceLocation(file: "\(plan.root)/\(identity.path).json"))
    }
  }

  private static let names = NameList(shown: 10)
}
