import ScenarioSupport

/// Choices: options of pickers, tabs, items of menus, dates and rows.
extension ElementActor {
  package func select(_ label: String, in target: Target?) throws(ActionError) -> Names {
    let control: Found
    if let target {
      control = try find(target) { Self.offersChoice($0) }
    } else {
      control = try onlyControl(offering: label)
    }
    try checkReach(of: control, verb: "selected from")
    let element = control.element
    if element.role == .row, target == nil {
      try tapRow(control)
      return Names(other: control.name)
    }
    if element.role == .menu {
      try choose(label, inMenu: control)
    } else if element.role.has(.selectable) {
      try selectRow(label, in: control)
    } else {
      guard host.attempt(.select(label), on: element) else { throw refusal(of: label, by: control) }
    }
    return Names(element: control.name)
  }

  private static func offersChoice(_ element: Element) -> Bool { element.role.has(.offersChoice) }

  /// The control that has the option, where the document does not say which: the only one that is known to have it,
  /// else a row of a list, else the only one that may have it.
  private func onlyControl(offering label: String) throws(ActionError) -> Found {
    let controls = Self.all(in: finder.tree.front, where: Self.offersChoice)
    let wanted = OutlineText.normalised(label)
    func offers(_ control: Element) -> Bool {
      control.choices?.contains { OutlineText.normalised($0.label) == wanted } ?? false
    }
    let offering = controls.filter(offers)
    if offering.count == 1 { return found(offering[0]) }
    if offering.isEmpty {
      let rows = try finder.all(Target(role: .row, label: .exact(label))).filter(\.canBeSelected)
      if rows.count == 1 { return found(rows[0]) }
      let isDate = label.first?.isNumber == true
      let possible = controls.filter { $0.choices == nil && ($0.role == .datePicker) == isDate }
      if possible.count == 1 { return found(possible[0]) }
      if controls.count == 1 { return found(controls[0]) }
    }
    let listed = offering.isEmpty ? controls : offering
    throw ActionError(
      .ambiguous,
      listed.isEmpty
        ? "there is nothing to select from" : "\(listed.count) controls offer a choice: say which with \"in\"",
      details: listed.map { "  " + OutlineWriter.line(of: $0) }.joined(separator: "\n"))
  }

  /// Says that a control does not let `label` be chosen, and what it has.
  private func refusal(of label: String, by control: Found) -> ActionError {
    let quoted = OutlineText.quoted(label)
    if control.element.role == .datePicker {
      return ActionError(
        .refused, "\(control.name) does not take \(quoted)",
        details: "write a day like \"2026-01-31\", a time like \"09:41\" or both, and stay within its range")
    }
    guard let choices = control.element.choices else {
      return ActionError(.refused, "\(control.name) has no option \(quoted)")
    }
    let wanted = OutlineText.normalised(label)
    if let choice = choices.first(where: { OutlineText.normalised($0.label) == wanted }), !choice.isEnabled {
      return ActionError(.disabled, "the option \(quoted) of \(control.name) is disabled")
    }
    return ActionError(
      .refused, "\(control.name) has no option \(quoted)",
      details: Suggestion.hint(for: label, in: choices.map(\.label), kind: "options"))
  }

  // MARK: Rows

  private func selectRow(_ label: String, in list: Found) throws(ActionError) {
    let matcher = try ElementMatcher(Target(role: .row, label: .exact(label)))
    let all = Self.all(in: list.element.children) { $0.role == .row }
    let rows = all.filter(matcher.matches)
    guard let row = rows.first else {
      throw ActionError(
        .absent, "\(list.name) has no row \(OutlineText.quoted(label))",
        details: Suggestion.hint(for: label, in: all.flatMap(\.texts), kind: "rows"))
    }
    guard rows.count == 1 else {
      throw ActionError(
        .ambiguous, "\(rows.count) rows of \(list.name) read \(OutlineText.quoted(label)): tap the one that is meant",
        details: rows.prefix(12).map { "  " + OutlineWriter.line(of: $0) }.joined(separator: "\n"))
    }
    try tapRow(found(row))
  }

  /// Selects a row by a tap. A selected row is not tapped, because a tap would deselect it.
  private func tapRow(_ row: Found) throws(ActionError) {
    guard !row.element.states.contains(.selected) else { return }
    try perform(.tap, on: row, verb: "selected")
  }

  // MARK: Menus

  /// Opens a menu and taps one of its items, which may stand in a menu inside it.
  private func choose(_ label: String, inMenu control: Found) throws(ActionError) {
    let depth = host.tree.presentations.count
    // A menu that has been opened is itself what is in front.
    let isOpen = finder.tree.presentations.last === control.element
    var menu = control.element
    if !isOpen {
      guard host.attempt(.longPress, on: menu) || host.attempt(.tap, on: menu),
        let opened = openMenu, host.tree.presentations.count > depth
      else { throw control.refusal(of: "opened") }
      menu = opened
    }
    let matcher = try ElementMatcher(Target(label: .exact(label)))
    var offered: [String] = []
    if let item = findItem(matcher.matches, in: menu, offered: &offered) {
      // The tree is a new one since a menu inside was opened.
      let item = found(item)
      try perform(.tap, on: item, verb: "selected")
      if item.element.role != .menu { closeMenus(above: isOpen ? depth - 1 : depth) }
      return
    }
    closeMenus(above: isOpen ? depth - 1 : depth)
    throw ActionError(
      .absent, "\(control.name) has no item \(OutlineText.quoted(label))",
      details: Suggestion.hint(for: label, in: offered, kind: "items"))
  }

  /// The item in the menu that is open, or in a menu inside it, which is then left open.
  private func findItem(_ matches: (Element) -> Bool, in menu: Element, offered: inout [String]) -> Element? {
    let items = Self.all(in: menu.children) { !$0.role.has(.content) && $0.role != .section }
    offered += items.compactMap(\.label)
    if let item = items.first(where: { $0.role != .picker && matches($0) }) { return item }
    for inner in items where inner.role == .menu && inner.isEnabled {
      let depth = host.tree.presentations.count
      guard host.attempt(.longPress, on: inner) || host.attempt(.tap, on: inner), let opened = openMenu,
        host.tree.presentations.count > depth
      else { continue }
      if let item = findItem(matches, in: opened, offered: &offered) { return item }
      closeMenus(above: depth)
    }
    return nil
  }

  /// The menu that is in front, if one is.
  private var openMenu: Element? { host.tree.presentations.last.flatMap { $0.role == .menu ? $0 : nil } }

  private func closeMenus(above depth: Int) {
    while let menu = openMenu, host.tree.presentations.count > depth, host.attempt(.dismiss, on: menu) {}
  }
}
