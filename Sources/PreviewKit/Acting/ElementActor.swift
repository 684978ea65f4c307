import ScenarioSupport

/// What a person can do to the screen: only to what is there, enabled, and in front.
///
/// Scripts and tests in Swift both act through it, so that neither can do what a person cannot.
@MainActor
package struct ElementActor {
  let host: ViewHost
  let finder: ElementFinder

  /// Acts on the screen as it is now.
  package init(host: ViewHost) {
    self.host = host
    finder = ElementFinder(tree: host.tree)
  }

  /// An element, and what the transcript calls it.
  struct Found {
    let element: Element
    let name: String
  }

  /// What an action was done to, in the outline's words.
  package struct Names: Hashable, Sendable {
    /// The element that was acted on: `Button "Create"`.
    package var element: String?

    /// The other one: the row beside which a row was put, the option that was chosen.
    package var other: String?

    package init(element: String? = nil, other: String? = nil) {
      self.element = element
      self.other = other
    }
  }

  /// How a slider or stepper moves.
  package enum Adjustment: Hashable, Sendable {
    /// By a number of steps, negative to go down.
    case by(Double)
    /// To a value.
    case to(Double)
  }

  /// Where a dragged row goes.
  package enum Destination: Hashable, Sendable {
    /// In front of another.
    case before(Target)
    /// Behind another.
    case after(Target)
  }

  // MARK: Finding and acting

  func find(_ target: Target, preferring: (Element) -> Bool = { _ in false }) throws(ActionError) -> Found {
    found(try finder.one(target, preferring: preferring), in: try containers(of: target))
  }

  func found(_ element: Element, in containers: String = "") -> Found {
    Found(element: element, name: Self.name(of: element) + containers)
  }

  /// ` in Row "Call Ana"`, when the target says what is around it.
  private func containers(of target: Target) throws(ActionError) -> String {
    guard let container = target.container else { return "" }
    return " in \(Self.name(of: try finder.one(container)))" + (try containers(of: container))
  }

  /// Does one thing to one element.
  package func act(
    _ action: ElementAction, on target: Target, preferring: (Element) -> Bool = { _ in false }
  ) throws(ActionError) -> Names {
    let found = try find(target, preferring: preferring)
    try perform(action, on: found)
    return Names(element: found.name)
  }

  /// Does one thing to an element that was found.
  ///
  /// - Parameter verb: What was done, for messages (`cannot be tapped`), where the action's own word does not fit.
  func perform(_ action: ElementAction, on found: Found, verb: String? = nil) throws(ActionError) {
    try host.perform(action, on: found, verb: verb ?? action.participle)
  }

  /// Throws when the element cannot be touched, for example because it is disabled.
  func checkReach(of found: Found, verb: String) throws(ActionError) { _ = try host.reachable(found, verb: verb) }

  // MARK: Screens

  package func dismiss() throws(ActionError) -> Names {
    guard let front = finder.tree.presentations.last else {
      throw ActionError(.absent, "there is nothing to dismiss: no sheet, popover or dialog is presented")
    }
    guard host.attempt(.dismiss, on: front) else {
      throw ActionError(.disabled, "\(Self.name(of: front)) cannot be dismissed by hand: use one of its buttons")
    }
    return Names(element: Self.name(of: front))
  }

  package func back() throws(ActionError) -> Names {
    let screens = Self.all(in: finder.tree.front) { $0.role == .screen }
    for screen in screens where host.attempt(.back, on: screen) {
      return Names(element: Self.name(of: screen))
    }
    if let screen = screens.first(where: { $0.isBackButtonHidden }) {
      throw ActionError(
        .disabled,
        "\(Self.name(of: screen)) shows no back button: navigationBarBackButtonHidden hides it;"
          + " use a button of the screen's own")
    }
    throw ActionError(.absent, "there is no screen to go back from")
  }

  package func scroll(to target: Target?) throws(ActionError) -> Names {
    guard let target else { return Names() }
    return Names(element: try find(target).name)
  }
}
