import ScenarioSupport

/// Lists: rows that are swiped, deleted and moved, and content that is pulled.
extension ElementActor {
  package func delete(_ target: Target) throws(ActionError) -> Names {
    let row = try find(target) { $0.role == .row }
    try perform(.delete, on: row)
    return Names(element: row.name)
  }

  package func swipe(_ target: Target, choose choice: String) throws(ActionError) -> Names {
    let row = try find(target) { $0.role == .row || !$0.actionLabels.isEmpty }
    let label = try row.rowAction(choice)
    try perform(.rowAction(label), on: row)
    return Names(element: row.name, other: OutlineText.quoted(label))
  }

  package func move(_ target: Target, _ destination: Destination) throws(ActionError) -> Names {
    let row = try find(target) { $0.role == .row }
    let (other, isBehind) =
      switch destination {
      case .before(let target): (try find(target) { $0.role == .row }, false)
      case .after(let target): (try find(target) { $0.role == .row }, true)
      }
    try move(row, isBehind: isBehind, other)
    return Names(element: row.name, other: other.name)
  }

  func move(_ row: Found, isBehind: Bool, _ other: Found) throws(ActionError) {
    guard row.element.canBeMoved else {
      if row.element.isMoveDisabled {
        throw ActionError(.disabled, "\(row.name) cannot be moved: moveDisabled keeps it in its place")
      }
      throw ActionError(.unknownAction, "\(row.name) cannot be moved: nothing above it has onMove")
    }
    try checkReach(of: row, verb: "moved")
    guard host.attemptMove(row.element, isBehind: isBehind, other.element) else {
      throw ActionError(
        .refused,
        "\(row.name) cannot be moved \(isBehind ? "after" : "before") \(other.name):"
          + " they are not rows of one ForEach")
    }
  }

  package func refresh(_ target: Target?) throws(ActionError) -> Names {
    if let target {
      let found = try find(target)
      try refresh(found)
      return Names(element: found.name)
    }
    for list in Self.all(in: finder.tree.front, where: { $0.role.has(.refreshable) })
    where host.attempt(.refresh, on: list) {
      return Names(element: Self.name(of: list))
    }
    // A scroll view does not show in the outline, but what is in it does.
    for element in Self.all(in: finder.tree.front, where: { _ in true }) where host.attemptRefresh(around: element) {
      return Names()
    }
    throw ActionError(.absent, "there is nothing to refresh: no list in front is below a refreshable modifier")
  }

  func refresh(_ found: Found) throws(ActionError) {
    if host.attempt(.refresh, on: found.element) || host.attemptRefresh(around: found.element) { return }
    throw ActionError(.unknownAction, "\(found.name) cannot be refreshed: it is not below a refreshable modifier")
  }
}
