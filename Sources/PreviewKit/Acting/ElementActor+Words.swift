import ScenarioSupport

/// Words and kinds.
extension ElementActor {
  /// Role and label, without values and states.
  package static func name(of element: Element) -> String {
    guard let label = element.label else { return element.role.rawValue }
    return "\(element.role.rawValue) \(OutlineText.quoted(label))"
  }

  package static func canBeTapped(_ element: Element) -> Bool { element.canBeTapped }

  package static func isField(_ element: Element) -> Bool { element.role.has(.field) }

  /// Everything in `elements` and inside them that fits, as it is read.
  static func all(in elements: [Element], where matches: (Element) -> Bool) -> [Element] {
    var found: [Element] = []
    func collect(_ element: Element) {
      if matches(element) { found.append(element) }
      for child in element.children { collect(child) }
    }
    for element in elements { collect(element) }
    return found
  }
}
