import ScenarioSupport

/// Finds a target among the elements in front, as a person would.
@MainActor
package struct ElementFinder {
  package let tree: SemanticTree

  package init(tree: SemanticTree) {
    self.tree = tree
  }

  /// All elements in front that fit `target`, from top to bottom.
  package func all(_ target: Target) throws(ActionError) -> [Element] {
    var places = tree.front
    if let container = target.container {
      places = try one(container).children
    } else if target.role?.isPresentation == true {
      places = tree.presentations.isEmpty ? tree.screen : tree.presentations
    }
    let matcher = try ElementMatcher(target)
    let found = ElementActor.all(in: places, where: matcher.matches)
    switch target.nth {
    case .index(let number): return found.count >= number ? [found[number - 1]] : []
    case .last: return found.last.map { [$0] } ?? []
    case nil: return found
    }
  }

  /// The one element that fits `target`.
  ///
  /// Among elements of the same label, one that `isPreferred` wins over others: a button over the text that it repeats.
  package func one(
    _ target: Target, preferring isPreferred: (Element) -> Bool = { _ in false }
  ) throws(ActionError) -> Element {
    let found = try all(target)
    if found.count == 1 { return found[0] }
    if found.isEmpty { throw absent(target) }
    let preferred = found.filter(isPreferred)
    if preferred.count == 1 { return preferred[0] }
    // A path is a walk through the tree, so only those that are shown get one.
    let listed = (preferred.isEmpty ? found : preferred).prefix(12).enumerated().map { index, element in
      "  \(index + 1). \(OutlineWriter.line(of: element))" + (path(to: element).map { "  in \($0)" } ?? "")
    }
    throw ActionError(
      .ambiguous, "\(found.count) elements fit \(target): say which by a role, \"in\", \"id\" or \"nth\"",
      details: listed.joined(separator: "\n"))
  }

  /// The failure when no element matches: it names the place that was searched, and the elements there.
  package func absent(_ target: Target) -> ActionError {
    var details: [String] = []
    if let near = nearest(to: target) {
      details.append("nearest: \(OutlineWriter.line(of: near))" + (path(to: near).map { "  in \($0)" } ?? ""))
    }
    if let behind = firstBehind(target) {
      details.append("behind:  \(OutlineWriter.line(of: behind)) is covered by \(frontName)")
    }
    var writer = OutlineWriter()
    if let container = target.container.flatMap({ try? one($0) }) {
      // Only this place was searched, so the rest of the screen does not help.
      writer.write(container, depth: 1)
      details.append("looked in:")
    } else {
      writer.write(tree, depth: 1)
      details.append("in front:")
    }
    details.append(Excerpt.lines(of: writer.text, most: 40))
    return ActionError(
      .absent, "there is no \(target) \(tree.presentations.isEmpty ? "on the screen" : "in \(frontName)")",
      details: details.joined(separator: "\n"))
  }

  /// The name of what is in front.
  private var frontName: String {
    tree.presentations.last.map { "the \(OutlineWriter.line(of: $0))" } ?? "the screen"
  }

  /// The containers of an element in front, outermost first; nil when there are none.
  private func path(to element: Element) -> String? {
    func path(in elements: [Element]) -> [String]? {
      for candidate in elements {
        if candidate === element { return [] }
        if let inner = path(in: candidate.children) { return [ElementActor.name(of: candidate)] + inner }
      }
      return nil
    }
    guard let names = path(in: tree.front), !names.isEmpty else { return nil }
    return names.joined(separator: " > ")
  }

  private func nearest(to target: Target) -> Element? {
    let wanted: String
    switch target.label {
    case .exact(let text), .contains(let text): wanted = text
    case .matches, .any: return nil
    }
    let candidates = ElementActor.all(in: tree.front) { !$0.texts.isEmpty }
    if let same = candidates.first(where: { $0.texts.contains(wanted) }) { return same }
    let labels = candidates.flatMap(\.texts)
    guard let label = Suggestion.nearest(to: wanted, in: labels) else { return nil }
    return candidates.first { $0.texts.contains(label) }
  }

  private func firstBehind(_ target: Target) -> Element? {
    guard !tree.presentations.isEmpty, target.container == nil, let matcher = try? ElementMatcher(target) else {
      return nil
    }
    return ElementActor.all(in: tree.screen + tree.presentations.dropLast(), where: matcher.matches).first
  }
}

extension ElementRole {
  /// Roles of elements that cover the screen.
  var isPresentation: Bool { has(.presentation) }
}
