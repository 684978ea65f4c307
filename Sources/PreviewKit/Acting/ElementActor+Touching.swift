import ScenarioSupport

/// Fingers: taps, presses, drags and switches.
extension ElementActor {
  package func tap(_ target: Target, times: Int) throws(ActionError) -> Names {
    let found = try find(target, preferring: Self.canBeTapped)
    try checkReach(of: found, verb: "tapped")
    if !host.attempt(.multipleTap(times), on: found.element) {
      // An element without a double-tap gesture gets single taps, while it exists and is enabled.
      try perform(.tap, on: found, verb: "tapped")
      for _ in 1..<times {
        let finder = ElementFinder(tree: host.tree)
        guard let element = try? finder.one(target, preferring: Self.canBeTapped), element.isEnabled,
          host.attempt(.tap, on: element)
        else { break }
      }
    }
    return Names(element: found.name)
  }

  package func longPress(_ target: Target) throws(ActionError) -> Names {
    let found = try find(target, preferring: Self.canBeTapped)
    try checkReach(of: found, verb: "pressed")
    if host.attempt(.longPress, on: found.element) { return Names(element: found.name) }
    let labels = found.element.actionLabels
    guard !labels.isEmpty else { throw found.refusal(of: "pressed long") }
    throw ActionError(
      .unknownAction,
      "\(found.name) has no long press of its own; its menu is not opened, but \"swipe\" runs its actions",
      details: "use { \"swipe\": …, \"choose\": \(labels.map(\.quoted).joined(separator: " or ")) }")
  }

  package func drag(_ target: Target, right: Double, down: Double) throws(ActionError) -> Names {
    let found = try find(target)
    try checkReach(of: found, verb: "dragged")
    guard host.attempt(.drag(x: right, y: down), on: found.element) else {
      let distance = "\(NumberWords.text(right)), \(NumberWords.text(down))"
      throw ActionError(
        .unknownAction,
        "\(found.name) cannot be dragged by \(distance): it has no drag gesture, or one that wants a longer way")
    }
    return Names(element: found.name)
  }

  package func toggle(_ target: Target, to side: Bool?) throws(ActionError) -> Names {
    let toggle = try find(target) { $0.role == .toggle }
    guard toggle.element.role == .toggle || !toggle.element.states.isDisjoint(with: [.expanded, .collapsed]) else {
      throw ActionError(.unknownAction, "\(OutlineWriter.line(of: toggle.element)) is not a toggle")
    }
    try perform(side.map { .setOn($0) } ?? .tap, on: toggle, verb: "toggled")
    return Names(element: toggle.name)
  }
}
