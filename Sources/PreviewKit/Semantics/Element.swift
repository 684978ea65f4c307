/// A thing on the screen that a person perceives: a row, a button, a text.
///
/// The tree of elements is made anew from the mounted views when it is asked for; an element of an older tree still
/// leads to its view, as long as that is mounted.
@MainActor
public final class Element {
  /// What kind of thing it is.
  public internal(set) var role: ElementRole
  /// Its text or label; for a row, the first of its texts.
  public internal(set) var label: String?
  /// The localisation key that the label was made from, when it differs from the label.
  public internal(set) var labelKey: String?
  /// The further texts of a row, button or link, after the label.
  public internal(set) var details: [String] = []
  /// The value of a control: text as it is shown, without quotes.
  public internal(set) var value: String?
  /// Whether the value is a text (printed with quotes) or a word (`on`).
  public internal(set) var isValueText = true
  /// What holds of the element.
  public internal(set) var states: ElementStates = []
  /// The number or text on a badge.
  public internal(set) var badge: String?
  /// The number of options of a picker that does not show them.
  public internal(set) var optionCount: Int?
  /// The labels of swipe and menu actions.
  public var actionLabels: [String] { rowActions.map(\.label) }
  /// The accessibility identifier.
  public internal(set) var identifier: String?
  /// The accessibility hint.
  public internal(set) var hint: String?
  /// What is inside, from front to back and top to bottom.
  public internal(set) var children: [Element]
  /// Whether it is a symbol that says something only as the label of a control.
  var isSymbol = false
  var rowActions: [RowAction] = []
  /// What tells it from the other options, tabs or rows.
  var tag: ElementTag?
  /// What views around its own do with actions: gestures, accessibility actions, selections.
  var handlers: [ElementHandler] = []
  /// Whether touches reach it.
  var acceptsTouches = true
  /// Whether something that is no field can have the keyboard.
  var isFocusable = false
  /// Gives the keyboard to something that is no field.
  var focus: (() -> Void)?
  /// Moves the row before the row with the given index, as `onMove` has it.
  var move: ((Int) -> Void)?
  /// The index of the row among the rows that it can be moved between.
  var rowIndex: Int?
  /// The node that answers for the element.
  let node: _ViewNode?

  init(_ role: ElementRole, label: String? = nil, node: _ViewNode? = nil, children: [Element] = []) {
    self.role = role
    self.label = label
    self.node = node
    self.children = children
  }

  /// The label and the further texts.
  public var texts: [String] { label.map { [$0] + details } ?? details }

  /// Whether a person can use it.
  public var isEnabled: Bool { !states.contains(.disabled) }

  /// Does `action` to the element. False when the element does not know it, or its view is gone.
  func perform(_ action: ElementAction) -> Bool {
    switch action {
    case .rowAction(let label):
      guard let action = rowActions.first(where: { $0.label == label }) else { return false }
      action.perform()
      return true
    case .delete where rowActions.contains { $0.isDeletion }:
      rowActions.first { $0.isDeletion }?.perform()
      return true
    case .focus where focus != nil:
      focus?()
      return true
    default:
      return performHandled(action)
    }
  }
}

/// An action of a row that is not on the screen until the row is swiped or its menu opened.
struct RowAction {
  let label: String
  /// Whether it is the deletion that `onDelete` offers, or one that says so by its role.
  var isDeletion = false
  var isEnabled = true
  let perform: @MainActor () -> Void
}

extension Element {
  /// Whether the row can be deleted.
  public var canBeDeleted: Bool { rowActions.contains { $0.isDeletion && $0.isEnabled } }
}
