import Foundation
import PreviewKit
import ScenarioDocuments
import ScenarioSupport

/// Does the steps that act on the screen: only on what is there, enabled, and in front.
@MainActor
struct StepActor {
  let host: ViewHost
  let finder: ElementFinder

  /// An element, and what the transcript calls it.
  struct Found {
    let element: Element
    let name: String
  }

  typealias Names = Step.Action.Names

  // MARK: Finding and acting

  func find(_ target: Target, preferring: (Element) -> Bool = { _ in false }) throws(StepFailure) -> Found {
    found(try finder.one(target, preferring: preferring), in: try containers(of: target))
  }

  func found(_ element: Element, in containers: String = "") -> Found {
    Found(element: element, name: Self.name(of: element) + containers)
  }

  /// ` in Row "Call Ana"`, when the document says what is around the target.
  private func containers(of target: Target) throws(StepFailure) -> String {
    guard let container = target.container else { return "" }
    return " in \(Self.name(of: try finder.one(container)))" + (try containers(of: container))
  }

  /// Does one thing to one element.
  ///
  /// - Parameter participle: What was done, for messages: `cannot be tapped`.
  func act(
    _ action: ElementAction, on target: Target, _ participle: String, preferring: (Element) -> Bool
  ) throws(StepFailure) -> Names {
    let found = try find(target, preferring: preferring)
    try perform(action, on: found, verb: participle)
    return Names(element: found.name)
  }

  func perform(_ action: ElementAction, on found: Found, verb: String) throws(StepFailure) {
    try checkReach(of: found, verb: verb)
    if host.perform(action, on: found.element) { return }
    throw refusal(of: found, verb: verb)
  }

  /// Throws when the element cannot be touched, for example because it is disabled.
  func checkReach(of found: Found, verb: String) throws(StepFailure) {
    if !found.element.isEnabled { throw StepFailure(message: "\(found.name) is disabled and cannot be \(verb)") }
    if !found.element.takesTouches {
      throw StepFailure(message: "\(found.name) lets touches through (allowsHitTesting) and cannot be \(verb)")
    }
  }

  /// Says that an element does not know what was done to it, and what is inside that might.
  func refusal(of found: Found, verb: String) -> StepFailure {
    let inside = Self.all(in: found.element.children) { !$0.role.has(.content) }
    let lines = inside.prefix(12).map { "  " + OutlineWriter.line(of: $0) }
    return StepFailure(
      message: "\(OutlineWriter.line(of: found.element)) cannot be \(verb)",
      details: lines.isEmpty ? nil : "inside it:\n" + lines.joined(separator: "\n"))
  }

  // MARK: Screens

  func dismiss() throws(StepFailure) -> Names {
    guard let front = finder.tree.presentations.last else {
      throw StepFailure(message: "there is nothing to dismiss: no sheet, popover or dialog is presented")
    }
    guard host.perform(.dismiss, on: front) else {
      throw StepFailure(message: "\(Self.name(of: front)) cannot be dismissed by hand: use one of its buttons")
    }
    return Names(element: Self.name(of: front))
  }

  func back() throws(StepFailure) -> Names {
    let screens = Self.all(in: finder.tree.front) { $0.role == .screen }
    for screen in screens where host.perform(.back, on: screen) {
      return Names(element: Self.name(of: screen))
    }
    if let screen = screens.first(where: { $0.isBackButtonHidden }) {
      throw StepFailure(
        message: "\(Self.name(of: screen)) shows no back button: navigationBarBackButtonHidden hides it;"
          + " use a button of the screen's own")
    }
    throw StepFailure(message: "there is no screen to go back from")
  }

  func scroll(to target: Target?) throws(StepFailure) -> Names {
    guard let target else { return Names() }
    return Names(element: try find(target).name)
  }

  func open(_ text: String) throws(StepFailure) -> Names {
    guard let url = URL(string: text), url.scheme != nil else {
      throw StepFailure(message: "\(text.quoted) is not a URL")
    }
    guard host.open(url) > 0 else {
      throw StepFailure(message: "nothing opens URLs: no view that is there has onOpenURL")
    }
    return Names()
  }

  func setScenePhase(_ word: String) throws(StepFailure) -> Names {
    guard let phase = ScenePhase(rawValue: word) else {
      throw StepFailure(message: "\(word.quoted) is not a scene phase")
    }
    host.setEnvironment { $0.scenePhase = phase }
    return Names()
  }

  // MARK: Surroundings

  func setEnvironment(_ nodes: [String: JSONNode], by catalog: Catalog) throws(StepFailure) -> Names {
    let sorted = nodes.sorted { $0.key < $1.key }
    for (name, _) in sorted where StageSettings.checks[name] != nil {
      throw StepFailure(message: "\(name.quoted) belongs to the start of a run and cannot change: use advance for time")
    }
    var problem: (any Error)?
    host.setEnvironment { values in
      for (name, node) in sorted {
        do { try catalog.registry.values[name]?.set(node, &values) } catch { problem = error }
      }
    }
    if let problem { throw StepFailure(message: ErrorText.of(problem)) }
    return Names()
  }
}
