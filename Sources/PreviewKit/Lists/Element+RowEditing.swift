extension Element {
  /// Whether the row can be moved: `onMove` is above it, and `moveDisabled` does not forbid it.
  public var canBeMoved: Bool { move != nil }

  /// Whether the row's action with this label (swipe action, context menu) can be used.
  public func canRunAction(_ label: String) -> Bool {
    rowActions.contains { $0.label == label && $0.isEnabled }
  }

  /// Takes away what `onDelete` offers, or will offer when it stands further out; of a section, from the rows in it.
  func disableDeletion() {
    if holdsRows { return children.forEach { $0.disableDeletion() } }
    isDeleteDisabled = true
    if !rowActions.isEmpty { rowActions.removeAll(where: \.isRowEditing) }
  }

  /// Takes away what `onMove` offers, or will offer when it stands further out; of a section, from the rows in it.
  func disableMoving() {
    if holdsRows { return children.forEach { $0.disableMoving() } }
    isMoveDisabled = true
    move = nil
  }

  private var holdsRows: Bool { role == .section }

  /// The collection whose rows change places with this one.
  fileprivate var rowHolder: (any RowHolder)? {
    var next = node
    while let current = next {
      if let holder = current as? any RowHolder { return holder }
      next = current.parent
    }
    return nil
  }
}

/// The node of a `ForEach`, whatever its types.
@MainActor
private protocol RowHolder: _ViewNode {}

extension ForEachNode: RowHolder {}

extension ViewHost {
  /// Drags `row` in front of `other`, or behind it. False when the row cannot be moved, or the two are not rows of one
  /// `ForEach`.
  func attemptMove(_ row: Element, isBehind: Bool = false, _ other: Element) -> Bool {
    guard let move = row.move, let from = row.rowIndex, let index = other.rowIndex, let holder = row.rowHolder,
      holder === other.rowHolder, holder.isMounted
    else { return false }
    let place = isBehind ? index + 1 : index
    // A row that is dropped where it was has not been moved.
    if place != from, place != from + 1 { move(place) }
    update()
    return true
  }

  /// Pulls the content around `element` to refresh it. False when nothing around it can be refreshed.
  func attemptRefresh(around element: Element) -> Bool {
    guard let node = element.node, node.isMounted, node.refresh() else { return false }
    update()
    return true
  }
}
