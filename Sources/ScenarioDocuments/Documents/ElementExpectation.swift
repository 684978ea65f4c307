/// What an `expect` step wants of its target.
public struct ElementExpectation: Hashable, Sendable {
  /// A state as the outline knows it, or the question whether the element is there.
  public enum State: String, CaseIterable, Hashable, Sendable {
    case present, visible, absent, enabled, disabled, focused, unfocused, selected, unselected
    case on, off, mixed, expanded, collapsed, empty, link, heading, cancel, destructive, redacted, strikethrough
  }

  /// All of these hold; `present` when nothing else is wanted.
  public var states: [State]

  /// The value, as the outline shows it.
  public var value: TextMatch?

  /// One of the element's texts.
  public var text: TextMatch?

  /// Lines that the element's outline has.
  public var outline: OutlinePattern?

  /// How many elements fit the target.
  public var count: Int?

  /// Makes an expectation.
  public init(
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

  /// Whether nothing is wanted but that the element is there.
  var isPresenceOnly: Bool {
    value == nil && text == nil && outline == nil && count == nil
      && states.allSatisfy { $0 == .present || $0 == .visible }
  }
}
