/// What is said of an element in parentheses, in the order in which it is said.
public struct ElementStates: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// States from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Leads somewhere.
  public static let link = ElementStates(rawValue: 1 << 0)
  /// A heading.
  public static let heading = ElementStates(rawValue: 1 << 1)
  /// A button that cancels.
  public static let cancel = ElementStates(rawValue: 1 << 2)
  /// A button that destroys.
  public static let destructive = ElementStates(rawValue: 1 << 3)
  /// Selected.
  public static let selected = ElementStates(rawValue: 1 << 4)
  /// Has the keyboard.
  public static let focused = ElementStates(rawValue: 1 << 5)
  /// Cannot be used.
  public static let disabled = ElementStates(rawValue: 1 << 6)
  /// Shows what it contains.
  public static let expanded = ElementStates(rawValue: 1 << 7)
  /// Hides what it contains.
  public static let collapsed = ElementStates(rawValue: 1 << 8)
  /// A toggle whose sources differ.
  public static let mixed = ElementStates(rawValue: 1 << 9)
  /// Shows a placeholder instead of its content.
  public static let redacted = ElementStates(rawValue: 1 << 10)
  /// Text that is struck through.
  public static let strikethrough = ElementStates(rawValue: 1 << 11)

  static let words: [(ElementStates, String)] = [
    (.link, "link"), (.heading, "heading"), (.cancel, "cancel"), (.destructive, "destructive"),
    (.selected, "selected"), (.focused, "focused"), (.disabled, "disabled"), (.expanded, "expanded"),
    (.collapsed, "collapsed"), (.mixed, "checked mixed"),
  ]
}
