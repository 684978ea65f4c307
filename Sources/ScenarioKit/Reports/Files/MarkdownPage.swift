import ScenarioDocuments

/// Lays the results out as Markdown.
struct MarkdownPage {
  let text: ReportText

  /// How many names a list has.
  private static let shownNames = 20
  /// One difference is shown up to here, in bytes.
  private static let longestBlock = 16_384
  /// The room kept for notes about omitted details, in bytes.
  private static let reserve = 512

  /// The page: the counts, a table of what did not pass, hygiene, and the details as far as there is room.
  ///
  /// - Parameter limit: How many bytes there are.
  func render(_ results: [RunResult], _ summary: RunSummary, limit: Int) -> String {
    let attention = Self.order.flatMap { verdict in results.filter { $0.verdict == verdict } }
    var page = headline(summary, attention: attention.count { $0.verdict.isProblem }) + "\n"
    guard page.utf8.count + Self.reserve <= limit else { return page.utf8.count <= limit ? page : "" }
    page += table(attention, summary, room: max(0, (limit - page.utf8.count) * 2 / 5))
    for part in [orphans(summary), warnings(results)]
    where page.utf8.count + part.utf8.count + Self.reserve <= limit { page += part }
    let detailed = attention.filter { $0.verdict != .flaky && (!$0.problems.isEmpty || $0.verdict.leavesPending) }
    var leftOut = detailed.count
    for result in detailed {
      let part = details(result)
      guard page.utf8.count + part.utf8.count + Self.reserve <= limit else { break }
      page += part
      leftOut -= 1
    }
    if leftOut > 0 {
      page += "\nThe details of \(Self.amount(leftOut, "scenario")) were left out: the page would be too large.\n"
    }
    return page
  }

  /// The worst verdicts come first.
  private static let order: [Verdict] = [
    .crashed, .timedOut, .failed, .orderDependent, .unexpectedPass, .changed, .new, .flaky,
  ]

  private func headline(_ summary: RunSummary, attention: Int) -> String {
    let bad = attention + summary.missing.count
    let words: String
    if summary.planned == 0 {
      words = "nothing was to be run"
    } else if bad == 0 {
      words = summary.planned == 1 ? "1 passed" : "all \(summary.planned) passed"
    } else {
      words = "\(bad) of \(summary.planned) need attention"
    }
    var parts = Verdict.allCases.compactMap { verdict in summary.counts[verdict].map { "\($0) \(verdict.words)" } }
    if !summary.missing.isEmpty { parts.append("\(summary.missing.count) missing") }
    return "## Scenarios: \(words)\n" + (parts.isEmpty ? "" : "\n\(parts.joined(separator: ", "))\n")
  }

  private func table(_ attention: [RunResult], _ summary: RunSummary, room: Int) -> String {
    var rows = summary.missing.map { row("missing", $0, ReportText.missing) }
    rows += attention.map { row($0.verdict.words, $0.identity, text.headline($0)) }
    guard !rows.isEmpty else { return "" }
    var table = "| Verdict | Scenario | What happened |\n| --- | --- | --- |\n"
    var shown = 0
    for row in rows {
      guard table.utf8.count + row.utf8.count <= room else { break }
      table += row
      shown += 1
    }
    let rest = rows.count - shown
    return table + (rest > 0 ? "\n… and \(Self.amount(rest, "scenario")) more.\n" : "") + "\n"
  }

  private func row(_ verdict: String, _ identity: RunIdentity, _ what: String) -> String {
    let what = MarkdownText.inline(ReportText.cut(what, to: 300, note: "…"))
    return "| \(verdict) | `\(identity)` | \(what) |\n"
  }

  private func orphans(_ summary: RunSummary) -> String {
    guard !summary.orphans.isEmpty else { return "" }
    let count = summary.orphans.count
    let subject = count == 1 ? "1 stored snapshot belongs" : "\(count) stored snapshots belong"
    let names = summary.orphans.map { "\(text.pathPrefix)\(text.root)/\($0)" }
    return "\(subject) to no scenario:\n\n\(list(names))\n"
  }

  private func warnings(_ results: [RunResult]) -> String {
    let groups = Dictionary(grouping: results.flatMap(\.warnings), by: \.message).sorted { $0.key < $1.key }
    guard !groups.isEmpty else { return "" }
    let lines = groups.compactMap { _, group in
      group.min().map { $0.description + (group.count > 1 ? " (and \(group.count - 1) more of this kind)" : "") }
    }
    return "Warnings:\n\n\(list(lines))\n"
  }

  private func list(_ lines: [String]) -> String {
    let rest = lines.count - Self.shownNames
    return lines.prefix(Self.shownNames)
      .map { "- \(MarkdownText.inline(ReportText.cut($0, to: 500, note: "…")))\n" }.joined()
      + (rest > 0 ? "- … and \(rest) more\n" : "")
  }

  private func details(_ result: RunResult) -> String {
    let problems = text.problems(result)
    let difference = text.difference(result)
    guard !problems.isEmpty || !difference.isEmpty else { return "" }
    var part = "<details>\n<summary>\(result.verdict.words) <code>\(result.identity)</code></summary>\n\n"
    if !problems.isEmpty { part += MarkdownText.block(problems, language: "text", limit: Self.longestBlock) + "\n" }
    if !difference.isEmpty {
      part += MarkdownText.block(difference, language: "diff", limit: Self.longestBlock) + "\n"
    }
    return part + "</details>\n\n"
  }

  private static func amount(_ count: Int, _ noun: String) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
  }
}
