import ScenarioSupport

extension ConsoleReporter {
  /// The greatest number of paths or identities in a list.
  private static let shownNames = 20

  /// What is not the failure of a scenario: warnings, orphans, runs without a result.
  func notes(_ results: [RunResult], _ summary: RunSummary) -> String {
    var text = ""
    let warnings = results.flatMap(\.warnings)
    for (_, group) in Dictionary(grouping: warnings, by: \.message).sorted(by: { $0.key < $1.key }) {
      guard let first = group.min() else { continue }
      let others = group.count > 1 ? " (and \(group.count - 1) more of this kind)" : ""
      text += "\n\(first)\(others)\n"
    }
    if !summary.orphans.isEmpty {
      let count = summary.orphans.count
      let subject = count == 1 ? "1 stored snapshot belongs" : "\(count) stored snapshots belong"
      text += "\n\(style.paint(summary.isStrict ? "error:" : "note:", summary.isStrict ? .bad : .attention)) "
      text += "\(subject) to no scenario\n"
      text += names(summary.orphans.map { "\(store.rootName)/\($0)" })
    }
    if let signal = summary.interruption {
      let words =
        summary.missing.isEmpty ? "" : "; \(summary.missing.count) of \(summary.planned) scenarios did not run"
      text += "\n\(style.paint("interrupted", .bad)) by \(SignalName.of(signal))\(words)\n"
    } else if !summary.missing.isEmpty {
      let subject = "\(summary.missing.count) of \(summary.planned) planned scenarios"
      text += "\n\(style.paint("error:", .bad)) \(subject) reported no result\n"
      text += names(summary.missing.map(\.description))
    }
    return text
  }

  /// The counts, and the next command to type.
  func summary(_ results: [RunResult], _ summary: RunSummary, elapsed: Duration) -> String {
    let time = isMerging ? "" : " " + style.paint("(\(Self.seconds(elapsed)))", .faint)
    var text: String
    if summary.counts.keys.allSatisfy({ $0 == .passed }), summary.missing.isEmpty {
      let words = summary.planned == 1 ? "1 scenario passed" : "all \(summary.planned) scenarios passed"
      text = "\(style.paint(words, .good))\(time)\n"
    } else {
      var parts = Verdict.allCases.compactMap { verdict -> String? in
        guard let count = summary.counts[verdict] else { return nil }
        return style.paint("\(count) \(verdict.words)", Self.ink(verdict))
      }
      if !summary.missing.isEmpty {
        let word = summary.interruption == nil ? "missing" : "not run"
        parts.append(style.paint("\(summary.missing.count) \(word)", .bad))
      }
      let scenarios = summary.planned == 1 ? "scenario" : "scenarios"
      text = "\(summary.planned) \(scenarios): \(parts.joined(separator: ", "))\(time)\n"
    }
    let commands = proposals(results, summary)
    guard !commands.isEmpty else { return text }
    let column = commands.map(\.purpose.count).max() ?? 0
    text += "\n"
    for (purpose, command) in commands {
      if settings.width >= 60 {
        text +=
          "  \(purpose)\(String(repeating: " ", count: column - purpose.count))  \(style.paint(command, .strong))\n"
      } else {
        text += "\(purpose):\n  \(style.paint(command, .strong))\n"
      }
    }
    return text
  }

  private func proposals(_ results: [RunResult], _ summary: RunSummary) -> [(purpose: String, command: String)] {
    var commands: [(String, String)] = []
    if results.contains(where: { $0.verdict.leavesPending && $0.snapshotText != nil }) {
      if let folder = pendingElsewhere {
        commands.append(("fetch", "the folder \(folder), then"))
        var next = next
        next.program = "SCENARIO_OUTPUT_DIR=\(NextCommand.quoted(folder)) \(next.program)"
        commands.append(("accept", next.line(["accept"] + selection)))
      } else {
        commands.append(("read again", next.line(["diff"] + selection)))
        commands.append(("accept", next.line(["accept"] + selection)))
      }
    }
    if let failed = results.first(where: { $0.verdict.isProblem && !$0.verdict.leavesPending }) {
      commands.append(("run it alone", next.line("--filter", failed.identity.description)))
    }
    if !summary.orphans.isEmpty { commands.append(("remove orphans", next.line("prune"))) }
    return commands
  }

  private func names(_ names: [String]) -> String {
    let lines = names.prefix(Self.shownNames).map { "  \($0)\n" }.joined()
    return names.count > Self.shownNames ? lines + "  … and \(names.count - Self.shownNames) more\n" : lines
  }

  /// `0.41 s`, `12.3 s`, `3 min 5 s`.
  static func seconds(_ duration: Duration) -> String {
    let (whole, fraction) = duration.components
    let hundredths = max(0, whole * 100 + fraction / 10_000_000_000_000_000)
    switch hundredths {
    case ..<1_000: return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100) s"
    case ..<6_000: return "\(hundredths / 100).\(hundredths % 100 / 10) s"
    default: return "\(hundredths / 6_000) min \(hundredths % 6_000 / 100) s"
    }
  }
}
