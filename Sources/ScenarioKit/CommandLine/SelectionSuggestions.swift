/// What may have been meant when nothing was selected.
struct SelectionSuggestions {
  let runs: [RunIdentity]

  private static let shown = 5

  func message(for words: [String], list: String) -> String {
    guard !runs.isEmpty else { return "error: no scenario is planned\n" }
    let typed = words.map { "`\(VisibleText.escaped($0))`" }.joined(separator: ", ")
    var text = "error: no scenario's identity contains \(typed)\n"
    let nearest = words.compactMap { self.nearest(to: $0) }.flatMap(\.self)
    if nearest.isEmpty {
      text += "\(list) prints all \(runs.count) of them\n"
    } else {
      text += "did you mean\n"
      text += nearest.prefix(Self.shown).map { "  \($0)\n" }.joined()
    }
    return text
  }

  /// The first runs that contain what the word resembles most: a whole identity, or one of its parts.
  private func nearest(to word: String) -> [RunIdentity]? {
    var parts: [String] = []
    var seen = Set<String>()
    for run in runs {
      let pieces =
        run.path.split(separator: "/").map(String.init) + [run.path, run.scenario, run.environment] + run.axisValues
      for piece in pieces where seen.insert(piece).inserted { parts.append(piece) }
    }
    let bare = word.hasPrefix("@") ? String(word.dropFirst()) : word
    if let part = Suggestion.nearest(to: bare, in: parts) {
      let found = runs.filter { run in
        run.path == part || run.scenario == part || run.environment == part || run.axisValues.contains(part)
          || run.path.split(separator: "/").contains(part[...])
      }
      return Array(found.prefix(Self.shown))
    }
    guard let whole = Suggestion.nearest(to: word, in: runs.map(\.description)) else { return nil }
    return runs.filter { $0.description == whole }
  }
}
