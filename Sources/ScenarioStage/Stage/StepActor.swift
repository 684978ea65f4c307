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

  /// Does the step and returns its line in the transcript, which names the element that was found.
  func perform(_ step: Step) throws(StepFailure) -> String {
    switch step.action {
    case .tap(let target): try act("tap", on: target, .tap, preferring: Self.canBeTapped)
    case .multipleTap(let target, let count): try tap(target, times: count)
    case .longPress(let target): try longPress(target)
    case .drag(let target, let right, let down): try drag(target, right: right, down: down)
    case .toggle(let target, let side): try toggle(target, to: side)
    case .type(let text, let target): try type(text, into: target)
    case .clear(let target): try act("clear", on: target, .setText(""), preferring: Self.isField)
    case .submit(let target): try submit(target)
    case .focus(let target): try act("focus", on: target, .focus, preferring: Self.isField)
    case .search(let text): try search(text)
    case .select(let label, let target): try select(label, in: target)
    case .adjust(let target, let adjustment): try adjust(target, adjustment)
    case .delete(let target): try delete(target)
    case .swipe(let target, let choice): try swipe(target, choose: choice)
    case .move(let target, let destination): try move(target, destination)
    case .refresh(let target): try refresh(target)
    case .scroll(let target): try scroll(to: target)
    case .dismiss: try dismiss()
    case .back: try back()
    case .open(let text): try open(text)
    case .scenePhase(let phase): try setScenePhase(phase)
    default: throw StepFailure(message: "\(step.verb.rawValue) is not a step that acts on the screen")
    }
  }

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

  private func act(
    _ verb: String, on target: Target, _ action: ElementAction, preferring: (Element) -> Bool
  ) throws(StepFailure) -> String {
    let found = try find(target, preferring: preferring)
    try perform(action, on: found, verb: Self.participle(verb))
    return "\(verb) \(found.name)"
  }

  func perform(_ action: ElementAction, on found: Found, verb: String) throws(StepFailure) {
    try checkReach(of: found, verb: verb)
    if host.perform(action, on: found.element) { return }
    throw refusal(of: found, verb: verb)
  }

  /// Refuses what a finger cannot do anything to, whatever it is.
  func checkReach(of found: Found, verb: String) throws(StepFailure) {
    if !found.element.isEnabled { throw StepFailure(message: "\(found.name) is disabled and cannot be \(verb)") }
    if !found.element.takesTouches {
      throw StepFailure(message: "\(found.name) lets touches through (allowsHitTesting) and cannot be \(verb)")
    }
  }

  /// Says that an element does not know what was done to it, and what is inside that might.
  func refusal(of found: Found, verb: String) -> StepFailure {
    let inside = Self.all(in: found.element.children) { $0.role != .text && $0.role != .image }
    let lines = inside.prefix(12).map { "  " + OutlineWriter.line(of: $0) }
    return StepFailure(
      message: "\(OutlineWriter.line(of: found.element)) cannot be \(verb)",
      details: lines.isEmpty ? nil : "inside it:\n" + lines.joined(separator: "\n"))
  }

  // MARK: Screens

  private func dismiss() throws(StepFailure) -> String {
    guard let front = finder.tree.presentations.last else {
      throw StepFailure(message: "there is nothing to dismiss: no sheet, popover or dialog is presented")
    }
    guard host.perform(.dismiss, on: front) else {
      throw StepFailure(message: "\(Self.name(of: front)) cannot be dismissed by hand: use one of its buttons")
    }
    return "dismiss \(Self.name(of: front))"
  }

  private func back() throws(StepFailure) -> String {
    let screens = Self.all(in: finder.tree.front) { $0.role == .screen }
    for screen in screens where host.perform(.back, on: screen) { return "back from \(Self.name(of: screen))" }
    if let screen = screens.first(where: { $0.isBackButtonHidden }) {
      throw StepFailure(
        message: "\(Self.name(of: screen)) shows no back button: navigationBarBackButtonHidden hides it;"
          + " use a button of the screen's own")
    }
    throw StepFailure(message: "there is no screen to go back from")
  }

  private func scroll(to target: Target?) throws(StepFailure) -> String {
    guard let target else { return "scroll" }
    return "scroll to \(try find(target).name)"
  }

  private func open(_ text: String) throws(StepFailure) -> String {
    guard let url = URL(string: text), url.scheme != nil else {
      throw StepFailure(message: "\(text.quoted) is not a URL")
    }
    guard host.open(url) > 0 else {
      throw StepFailure(message: "nothing opens URLs: no view that is there has onOpenURL")
    }
    return "open \(OutlineText.quoted(text))"
  }

  private func setScenePhase(_ word: String) throws(StepFailure) -> String {
    guard let phase = ScenePhase(rawValue: word) else {
      throw StepFailure(message: "\(word.quoted) is not a scene phase")
    }
    host.setEnvironment { $0.scenePhase = phase }
    return "scenePhase \(word)"
  }
}
