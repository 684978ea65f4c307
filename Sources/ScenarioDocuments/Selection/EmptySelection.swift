import ScenarioSupport

/// Why nothing was selected, and what may have been meant.
package struct EmptySelection {
  package let runs: [PlannedRun]

  package init(runs: [PlannedRun]) {
    self.runs = runs
  }

  private static let shown = 5

  /// Lines for standard error.
  ///
  /// - Parameters:
  ///   - selection: The selection that matched no run.
  ///   - list: The command that lists all identities.
  package func message(for selection: Selection, list: String) -> String {
    guard !runs.isEmpty else { return "error: no scenario is planned\n" }
    if let answer = answer(to: selection) { return "error: \(answer)\n" }
    let unknown = unknownNames(in: selection)
    if !unknown.isEmpty { return unknown.map { "error: \($0)\n" }.joined() }
    let words = selection.leaves.compactMap { leaf -> String? in
      if case .word(let word, _) = leaf { word } else { nil }
    }
    // A word that is a part of some identity is not the mistake.
    let missing = words.filter { word in !runs.contains { FilterSubject($0).contains(word) } }
    let nearest = missing.compactMap { self.nearest(to: $0) }.flatMap(\.self)
    var text = "error: \(reason(selection, words: missing))\n"
    for word in missing where word.unicodeScalars.contains(where: GlobPattern.wildcards.contains) {
      text += "for a pattern write `scenario(#\(VisibleText.escaped(word)))`\n"
    }
    if !nearest.isEmpty {
      text += "did you mean\n"
      text += nearest.prefix(Self.shown).map { "  \($0)\n" }.joined()
    } else {
      text += "\(list) prints all \(runs.count) of them\n"
    }
    return text
  }

  /// A line for standard error when a shard gets none of the selected runs.
  package func message(forEmpty shard: Shard, selected: Int) -> String {
    let amount = selected == 1 ? "only 1 scenario is" : "only \(selected) scenarios are"
    return "error: nothing is left for shard \(shard): \(amount) selected\n"
  }

  /// What a single question that is about no name was answered.
  private func answer(to selection: Selection) -> String? {
    guard selection.typed.isEmpty, selection.tags.isEmpty, selection.environments.isEmpty else { return nil }
    switch (selection.onlyFailed, selection.changedSince) {
    case (true, nil): return "no scenario failed the last time"
    case (false, let reference?): return "nothing differs from `\(VisibleText.escaped(reference))`"
    default: return nil
    }
  }

  private func reason(_ selection: Selection, words: [String]) -> String {
    var given = selection.typed.map { "`\(VisibleText.escaped($0))`" }
    if !given.isEmpty, given.count == words.count {
      return "no scenario's identity contains \(given.joined(separator: ", "))"
    }
    if given.count > 1 { given = ["any of \(given.joined(separator: ", "))"] }
    given += Self.options("--tag", selection.tags)
    given += Self.options("--environment", selection.environments)
    if selection.onlyFailed { given.append("`--failed`") }
    if let reference = selection.changedSince { given.append("`--changed \(VisibleText.escaped(reference))`") }
    return "no scenario fits \(given.joined(separator: " and "))"
  }

  private static func options(_ name: String, _ values: [String]) -> [String] {
    values.isEmpty ? [] : [values.map { "`\(name) \(VisibleText.escaped($0))`" }.joined(separator: " or ")]
  }

  /// Complete names in the selection that no run has.
  private func unknownNames(in selection: Selection) -> [String] {
    var asked: [(FilterPredicate.Kind, String)] =
      selection.tags.map { (.tag, $0) } + selection.environments.map { (.environment, $0) }
    for case .predicate(let predicate) in selection.leaves {
      if case .exact(let name) = predicate.matcher { asked.append((predicate.kind, name)) }
    }
    var lines: [String] = []
    for (kind, name) in asked {
      guard let names = names(of: kind), !names.contains(name) else { continue }
      let hint = Suggestion.nearest(to: name, in: names).map { "; did you mean `\(VisibleText.escaped($0))`?" }
      lines.append("no scenario has the \(kind.noun) `\(VisibleText.escaped(name))`\(hint ?? "")")
    }
    return lines.uniqued()
  }

  /// All names of a kind in the order of the plan; `nil` for a kind that is not made of names.
  private func names(of kind: FilterPredicate.Kind) -> [String]? {
    switch kind {
    case .component: runs.map(\.component).uniqued()
    case .environment: runs.map(\.identity.environment).uniqued()
    case .value: runs.flatMap(\.identity.axisValues).uniqued()
    case .tag: runs.flatMap(\.tags).uniqued()
    case .scenario, .path: nil
    }
  }

  /// The first runs that contain what the word resembles most: a whole identity, or one of its parts.
  private func nearest(to word: String) -> [RunIdentity]? {
    let identities = runs.map(\.identity)
    var parts: [String] = []
    var seen = Set<String>()
    for run in identities {
      let pieces =
        run.path.split(separator: "/").map(String.init) + [run.path, run.scenario, run.environment] + run.axisValues
      for piece in pieces where seen.insert(piece).inserted { parts.append(piece) }
    }
    let bare = word.hasPrefix("@") ? String(word.dropFirst()) : word
    if let part = Suggestion.nearest(to: bare, in: parts) {
      let found = identities.filter { run in
        run.path == part || run.scenario == part || run.environment == part || run.axisValues.contains(part)
          || run.path.split(separator: "/").contains(part[...])
      }
      return Array(found.prefix(Self.shown))
    }
    guard let whole = Suggestion.nearest(to: word, in: identities.map(\.description)) else { return nil }
    return identities.filter { $0.description == whole }
  }
}
