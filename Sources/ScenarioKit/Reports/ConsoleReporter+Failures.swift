import ScenarioSupport

extension ConsoleReporter {
  /// The greatest number of differences that are shown. `diff` shows them all.
  private static let shownDifferences = 50
  /// The greatest number of lines of a new text that are shown.
  private static let shownLines = 24

  /// Everything that needs attention, each under a heading. Failures come last, next to the summary.
  func failures(_ results: [RunResult]) -> String {
    var text = ""
    let pending = results.filter { $0.verdict.leavesPending }
    for result in pending.prefix(Self.shownDifferences) {
      text += heading(result) + difference(result, limit: settings.detail == .verbose ? nil : Self.shownLines)
      if !result.problems.isEmpty {
        text += problems(result)
      } else if let output = result.output {
        text += self.output(output)
      }
      text += "\n"
    }
    if pending.count > Self.shownDifferences {
      let rest = pending.count - Self.shownDifferences
      text += style.paint("… and \(rest) more: \(next.line(["diff"] + selection))", .faint) + "\n\n"
    }
    for result in results where result.verdict.isProblem && !result.verdict.leavesPending {
      text += heading(result) + problems(result) + "\n"
    }
    return text.isEmpty ? "" : "\n" + String(text.dropLast())
  }

  /// `── failed  notes/notes-list/deletes@local ──────`
  func heading(_ result: RunResult) -> String {
    let words = result.verdict.words
    let used = "── \(words)  \(result.identity) ".count
    let rule = String(repeating: "─", count: max(0, min(settings.width, 80) - used))
    return style.paint("──", .faint) + " " + style.paint(words, Self.ink(result.verdict)) + "  "
      + style.paint("\(result.identity)", .strong) + (rule.isEmpty ? "" : " " + style.paint(rule, .faint)) + "\n"
  }

  /// The problems of a run, each with its place and step.
  func problems(_ result: RunResult) -> String {
    var text = ""
    for problem in result.problems {
      if let location = problem.location {
        text += style.paint("\(location.file):\(location.line):\(location.column)", .faint) + "\n"
      }
      if let step = problem.step { text += "  > \(VisibleText.escaped(step))\n" }
      text += indented(problem.message, by: "  ")
      if let details = problem.details { text += indented(details, by: "    ") }
    }
    if result.problems.isEmpty { text += "  No message was given.\n" }
    if let output = result.output, result.verdict != .passed { text += self.output(output) }
    if result.verdict == .failed, let keys = defaultedKeys(result) { text += "\(keys)\n" }
    return text
  }

  /// The lines that a component printed, the last of many.
  private func output(_ output: String) -> String {
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
    let last = lines.last == "" ? lines.dropLast() : lines[...]
    let shown = settings.detail == .verbose ? last : last.suffix(Self.shownLines)
    var text = style.paint("    printed:", .faint) + "\n"
    if shown.count < last.count { text += "      … \(last.count - shown.count) lines before\n" }
    return text + indented(shown.joined(separator: "\n"), by: "      ")
  }

  /// The environment keys that were not set, in an indented line.
  func defaultedKeys(_ result: RunResult) -> String? {
    guard !result.defaultedKeys.isEmpty else { return nil }
    return style.paint("  read from their defaults: \(result.defaultedKeys.joined(separator: ", "))", .faint)
  }

  /// The difference of a changed run, or the text of a new one.
  func difference(_ result: RunResult, limit: Int?) -> String {
    guard let new = result.snapshotText else { return "" }
    let path = store.displayPath(of: result.identity)
    let diff = UnifiedDiff.render(
      old: result.baseline?.text, new: new, oldName: result.baseline == nil ? "/dev/null" : path,
      newName: result.baseline == nil ? path : "this run", style: style)
    guard let limit, result.baseline == nil else { return diff }
    let lines = diff.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    guard lines.count > limit + 3 else { return diff }
    let rest = lines.count - limit - 3
    return lines.prefix(limit + 3).joined(separator: "\n") + "\n"
      + style.paint("… \(rest) more lines: \(next.line("diff", result.identity.description))", .faint) + "\n"
  }

  private func indented(_ text: String, by indentation: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "\n" : "\(indentation)\(VisibleText.escaped($0))\n" }.joined()
  }
}
