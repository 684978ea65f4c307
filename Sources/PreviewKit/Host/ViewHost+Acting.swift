extension ViewHost {
  /// Does `action` to `element` and brings the tree to rest, as a step of a scenario would.
  ///
  /// - Throws: Why a person could not do it: the element is gone, covered, disabled, or does not know the action.
  public func perform(_ action: ElementAction, on element: Element) throws(ActionError) {
    let found = ElementActor.Found(element: element, name: ElementActor.name(of: element))
    try perform(action, on: found, verb: action.participle)
  }

  /// Taps what reads `label`, whatever it is; of several, the one that is there to be tapped.
  ///
  /// - Throws: Why a person could not do it: nothing in front reads so, several things do, or it cannot be tapped.
  public func tap(_ label: String) throws(ActionError) {
    _ = try person.act(.tap, on: Target(label: .exact(label)), preferring: ElementActor.canBeTapped)
  }

  /// Types `text` into the field that reads `label`, after what is in it.
  ///
  /// - Throws: Why a person could not do it: nothing in front reads so, several fields do, or it takes no text.
  public func type(_ text: String, into label: String) throws(ActionError) {
    _ = try person.type(text, into: Target(label: .exact(label)))
  }

  /// Drags `row` in front of `other`, or behind it, and brings the tree to rest.
  ///
  /// - Throws: Why a person could not do it: the row cannot be moved, or the two are not rows of one `ForEach`.
  public func move(_ row: Element, isBehind: Bool = false, _ other: Element) throws(ActionError) {
    try person.move(person.found(row), isBehind: isBehind, person.found(other))
  }

  /// Pulls the content around `element` to refresh it, and brings the tree to rest.
  ///
  /// - Throws: That nothing around it can be refreshed.
  public func refresh(around element: Element) throws(ActionError) {
    try person.refresh(person.found(element))
  }

  /// Who acts on the screen as it is now.
  private var person: ElementActor {
    update()
    return ElementActor(host: self)
  }

  // MARK: What a person can do

  /// Does `action` to an element that was found.
  func perform(_ action: ElementAction, on found: ElementActor.Found, verb: String) throws(ActionError) {
    let found = try reachable(found, verb: verb)
    switch action {
    case .delete: try found.checkDeletion()
    case .rowAction(let label): _ = try found.rowAction(label)
    default: break
    }
    if attempt(action, on: found.element) { return }
    // An element of an older tree does not show what holds of its view now.
    let present = present(found)
    try present.checkTouch(for: verb)
    throw present.refusal(of: verb)
  }

  /// The element as it can be touched.
  func reachable(_ found: ElementActor.Found, verb: String) throws(ActionError) -> ElementActor.Found {
    if let node = found.element.node {
      guard node.isMounted else { throw ActionError(.gone, "\(found.name) is gone and cannot be \(verb)") }
      guard canReach(node) else {
        let front = tree.presentations.last.map { " by \(OutlineWriter.line(of: $0))" } ?? ""
        throw ActionError(.covered, "\(found.name) is covered\(front) and cannot be \(verb)")
      }
    }
    if found.element.isEnabled, found.element.takesTouches { return found }
    let present = present(found)
    try present.checkTouch(for: verb)
    return present
  }

  /// The same element as the screen has it now; elements of an older tree keep the states of their time.
  private func present(_ found: ElementActor.Found) -> ElementActor.Found {
    guard let node = found.element.node else { return found }
    let now = ElementActor.all(in: tree.front) { $0.node === node && $0.role == found.element.role }
    // Several elements of one node, as the rows of a picker, are known by their labels.
    guard let element = now.count == 1 ? now[0] : now.first(where: { $0.label == found.element.label }) else {
      return found
    }
    return ElementActor.Found(element: element, name: found.name)
  }
}
