import PreviewKit
import ScenarioDocuments

/// Compares elements with what an `expect` step wants of them.
@MainActor
struct ExpectationMatcher {
  /// What is not as expected.
  enum Difference {
    case state(ElementExpectation.State)
    case value(wanted: TextMatch, found: String?)
    case text(wanted: TextMatch)
    case outline(OutlineMatcher, OutlineMatcher.Mismatch)
  }

  private let states: [ElementExpectation.State]
  private let value: (wanted: TextMatch, matcher: TextMatcher)?
  private let text: (wanted: TextMatch, matcher: TextMatcher)?
  private let outline: OutlineMatcher?

  init(_ expectation: ElementExpectation) throws(StepFailure) {
    states = expectation.states
    value = if let wanted = expectation.value { (wanted, try TextMatcher(checking: wanted)) } else { nil }
    text = if let wanted = expectation.text { (wanted, try TextMatcher(checking: wanted)) } else { nil }
    outline = if let pattern = expectation.outline { try OutlineMatcher(pattern) } else { nil }
  }

  /// The first thing that is not as expected; nil when everything is.
  ///
  /// - Parameter write: Writes the outlines of elements, one below the other.
  func difference(of element: Element, outline write: ([Element]) -> String) -> Difference? {
    for state in states where !Self.holds(state, of: element) { return .state(state) }
    if let value {
      guard let found = element.value, value.matcher.matches(found) else {
        return .value(wanted: value.wanted, found: element.value)
      }
    }
    if let text, !Self.hasText(element, text.matcher.matches) { return .text(wanted: text.wanted) }
    if let outline, let mismatch = outline.mismatch(in: write([element])) { return .outline(outline, mismatch) }
    return nil
  }

  /// A difference in words that follow `expected Button "Create"`.
  static func words(of difference: Difference, outline: @autoclosure () -> String) -> String {
    switch difference {
    case .state(let state): "to be \(state.rawValue)"
    case .value(let wanted, let found):
      "to have the value \(wanted), found \(found.map(OutlineText.quoted) ?? "none")"
    case .text(let wanted): "to have the text \(wanted)"
    case .outline(let matcher, let mismatch): "to read \(matcher.words(of: mismatch, in: outline()))"
    }
  }

  /// Whether a text of the element or of something inside it fits.
  private static func hasText(_ element: Element, _ fits: (String) -> Bool) -> Bool {
    element.texts.contains(where: fits) || element.children.contains { hasText($0, fits) }
  }

  private static func holds(_ state: ElementExpectation.State, of element: Element) -> Bool {
    switch state {
    case .present, .visible: true
    case .absent: false
    case .enabled: element.isEnabled
    case .disabled: !element.isEnabled
    case .focused: element.states.contains(.focused)
    case .unfocused: !element.states.contains(.focused)
    case .selected: element.states.contains(.selected)
    case .unselected: !element.states.contains(.selected)
    case .on: element.value == "on"
    case .off: element.value == "off"
    case .mixed: element.states.contains(.mixed)
    case .expanded: element.states.contains(.expanded)
    case .collapsed: element.states.contains(.collapsed)
    case .empty: element.children.isEmpty && (element.value ?? "").isEmpty
    case .link: element.states.contains(.link)
    case .heading: element.states.contains(.heading)
    case .cancel: element.states.contains(.cancel)
    case .destructive: element.states.contains(.destructive)
    case .redacted: element.states.contains(.redacted)
    case .strikethrough: element.states.contains(.strikethrough)
    }
  }
}
