import PreviewKit
/// What an `expect` step expects of its target.
package struct ElementExpectation: Hashable, Sendable {
  /// A state as the outline knows it, or the question whether the element is there.
  package enum State: String, CaseIterable, Hashable, Sendable {
    case present, visible, absent, enabled, disabled, focused, unfocused, selected, unselected
    case on, off, mixed, expanded, collapsed, empty, link, heading, cancel, destructive, redacted, strikethrough
  }

  /// All of these hold; `present` when nothing else is wanted.
  package var states: [State]

  /// The value, as the outline shows it.
  package var value: TextMatch?

  /// One of the element's texts.
  package var text: TextMatch?

  /// Lines that the element's outline has.
  package var outline: OutlinePattern?

  /// How many elements fit the target.
  package var count: Int?

  /// Makes an expectation.
  package init(
    states: [State] = [.present],
    value: TextMatch? = nil,
    text: TextMatch? = nil,
    outline: OutlinePattern? = nil,
    count: Int? = nil
  ) {
    self.states = states
    self.value = value
    self.text = text
    self.outline = outline
    self.count = count
  }

  /// Whether the only expectation is that the element exists.
  package var isPresenceOnly: Bool {
    value == nil && text == nil && outline == nil && count == nil
      && states.allSatisfy { $0 == .present || $0 == .visible }
  }

  /// The expectation, as it follows the target in a step's line: ` is disabled count 2`.
  var words: String {
    var words = ""
    if !states.isEmpty, states != [.present] { words += " is \(states.map(\.rawValue).joined(separator: ", "))" }
    if let count { words += " count \(count)" }
    if let value { words += " value \(value)" }
    if let text { words += " text \(text)" }
    if let outline { words += " text \(outline.lines.joined(separator: " / "))" }
    return words
  }
}
