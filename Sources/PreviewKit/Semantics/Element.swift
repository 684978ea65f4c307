/// A thing on the screen that a person perceives: a row, a button, a text.
///
/// Each reading of the screen makes new elements from the mounted views. An element of an older tree still leads to its
/// view, as long as that is mounted.
@MainActor
public final class Element {
  /// What kind of thing it is.
  @exclusivity(unchecked) public internal(set) var role: ElementRole
  /// Its text or label; for a row, the first of its texts.
  @exclusivity(unchecked) public internal(set) var label: String?
  /// The localisation key that the label was made from, when it differs from the label.
  @exclusivity(unchecked) public internal(set) var labelKey: String?
  /// The further texts of a row, button or link, after the label.
  @exclusivity(unchecked) public internal(set) var details: [String] = []
  /// What holds of the element.
  @exclusivity(unchecked) public internal(set) var states: ElementStates = []
  /// What is inside, from front to back and top to bottom.
  @exclusivity(unchecked) public internal(set) var children: [Element]
  /// What few elements have.
  @exclusivity(unchecked) var extras: ElementExtras?
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
    case .back where isBackButtonHidden: return false
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
  /// Whether `onDelete` offers it.
  var isRowEditing = false
  var isEnabled = true
  let perform: @MainActor () -> Void
}

extension Element {
  /// Whether the row can be deleted.
  public var canBeDeleted: Bool { rowActions.contains { $0.isDeletion && $0.isEnabled } }
}
