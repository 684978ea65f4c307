import PreviewKit
import ScenarioDocuments
import ScenarioSupport

/// A step as the transcript prints it, before anything is known of the element.
enum StepText {
  static func of(_ step: Step) -> String {
    switch step.action {
    case .tap(let target): "tap \(target)"
    case .multipleTap(let target, let count): "tap \(target) \(count == 2 ? "twice" : "\(count) times")"
    case .longPress(let target): "longPress \(target)"
    case .type(let text, let target): "type \(OutlineText.quoted(text)) into \(target)"
    case .clear(let target): "clear \(target)"
    case .submit(let target): target.map { "submit \($0)" } ?? "submit"
    case .toggle(let target, let side): "toggle \(target)" + (side.map { $0 ? " to on" : " to off" } ?? "")
    case .select(let label, let target): "select \(OutlineText.quoted(label))" + (target.map { " in \($0)" } ?? "")
    case .adjust(let target, .by(let steps)): "adjust \(target) by \(NumberText.of(steps))"
    case .adjust(let target, .to(let value)): "adjust \(target) to \(NumberText.of(value))"
    case .delete(let target): "delete \(target)"
    case .swipe(let target, let choice): "swipe \(target) choose \(OutlineText.quoted(choice))"
    case .move(let target, .before(let other)): "move \(target) before \(other)"
    case .move(let target, .after(let other)): "move \(target) after \(other)"
    case .refresh(let target): target.map { "refresh \($0)" } ?? "refresh"
    case .search(let text): "search \(OutlineText.quoted(text))"
    case .focus(let target): "focus \(target)"
    case .scroll(let target): target.map { "scroll to \($0)" } ?? "scroll"
    case .drag(let target, let right, let down):
      "drag \(target) by \(NumberText.of(right)), \(NumberText.of(down))"
    case .open(let url): "open \(OutlineText.quoted(url))"
    case .advance(let duration): "advance \(DurationWords.text(duration))"
    case .environment(let values):
      "environment "
        + values.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.compactText)" }.joined(separator: ", ")
    case .scenePhase(let phase): "scenePhase \(phase)"
    case .snapshot(let name): "snapshot \(OutlineText.quoted(name))"
    case .expect(let target, let expectation): "expect \(target)\(words(of: expectation))"
    case .expectCalls: "expectCalls"
    case .expectPending(let expectation): "expectPending \(expectation)"
    case .dismiss, .back, .settle, .run, .repeat: step.verb.rawValue
    }
  }

  private static func words(of expectation: ElementExpectation) -> String {
    var words = ""
    if !expectation.states.isEmpty, expectation.states != [.present] {
      words += " is \(expectation.states.map(\.rawValue).joined(separator: ", "))"
    }
    if let count = expectation.count { words += " count \(count)" }
    if let value = expectation.value { words += " value \(value)" }
    if let text = expectation.text { words += " text \(text)" }
    if let outline = expectation.outline { words += " text \(outline.lines.joined(separator: " / "))" }
    return words
  }
}
