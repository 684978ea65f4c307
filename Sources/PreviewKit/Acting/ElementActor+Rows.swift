import PreviewKit
import ScenarioDocuments
import ScenarioSupport

/// Lists: rows that are swiped, deleted and moved, and content that is pulled.
extension StepActor {
  func delete(_ target: Target) throws(StepFailure) -> Names {
    let row = try find(target) { $0.role == .row }
    guard row.element.canBeDeleted else {
      if row.element.isDeleteDisabled {
        throw StepFailure(message: "\(row.name) cannot be deleted: deleteDisabled keeps it")
      }
      throw StepFailure(message: "\(row.name) cannot be deleted: nothing above it has onDelete or a delete action")
    }
    try perform(.delete, on: row, verb: "deleted")
    return Names(element: row.name)
  }

  func swipe(_ target: Target, choose choice: String) throws(StepFailure) -> Names {
    let row = try find(target) { $0.role == .row || !$0.actionLabels.isEmpty }
    let labels = row.element.actionLabels
    let wanted = OutlineText.normalised(choice)
    guard let label = labels.first(where: { OutlineText.normalised($0) == wanted }) else {
      let known =
        labels.isEmpty
        ? "it has no actions" : "its actions are " + labels.map(OutlineText.quoted).joined(separator: ", ")
      throw StepFailure(message: "\(row.name) has no action \(OutlineText.quoted(choice)); \(known)")
    }
    guard row.element.canRunAction(label) else {
      throw StepFailure(message: "the action \(OutlineText.quoted(label)) of \(row.name) is disabled")
    }
    try perform(.rowAction(label), on: row, verb: "swiped")
    return Names(element: row.name, other: OutlineText.quoted(label))
  }

  func move(_ target: Target, _ destination: Step.Destination) throws(StepFailure) -> Names {
    let row = try find(target) { $0.role == .row }
    let (other, isBehind) =
      switch destination {
      case .before(let target): (try find(target) { $0.role == .row }, false)
      case .after(let target): (try find(target) { $0.role == .row }, true)
      }
    guard row.element.canBeMoved else {
      if row.element.isMoveDisabled {
        throw StepFailure(message: "\(row.name) cannot be moved: moveDisabled keeps it in its place")
      }
      throw StepFailure(message: "\(row.name) cannot be moved: nothing above it has onMove")
    }
    try checkReach(of: row, verb: "moved")
    guard host.move(row.element, isBehind: isBehind, other.element) else {
      throw StepFailure(
        message: "\(row.name) cannot be moved \(isBehind ? "after" : "before") \(other.name):"
          + " they are not rows of one ForEach")
    }
    return Names(element: row.name, other: other.name)
  }

  func refresh(_ target: Target?) throws(StepFailure) -> Names {
    if let target {
      let found = try find(target)
      if host.perform(.refresh, on: found.element) || host.refresh(around: found.element) {
        return Names(element: found.name)
      }
      throw StepFailure(message: "\(found.name) cannot be refreshed: it is not below a refreshable modifier")
    }
    for list in Self.all(in: finder.tree.front, where: { $0.role.has(.refreshable) })
    where host.perform(.refresh, on: list) {
      return Names(element: Self.name(of: list))
    }
    // A scroll view does not show in the outline, but what is in it does.
    for element in Self.all(in: finder.tree.front, where: { _ in true }) where host.refresh(around: element) {
      return Names()
    }
    throw StepFailure(message: "there is nothing to refresh: no list in front is below a refreshable modifier")
  }
}
