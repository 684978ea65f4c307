extension ListSelection {
  /// Says which of the rows are selected, and lets a tap select them.
  ///
  /// A row's value is its tag, the value of its navigation link, or the id that its `ForEach` knows. A tap on a row
  /// of a list with several selected rows takes it in or out, without an edit mode.
  @MainActor func mark(_ rows: [Element], in list: _ViewNode) {
    for row in rows {
      if row.role.has(.rowGroup) { mark(row.children, in: list) }
      guard let value = row.tag?.value as? Value else { continue }
      if contains(value) { row.states.insert(.selected) }
      let isLink = row.states.contains(.link)
      row.handlers.append(
        ElementHandler(order: isLink ? .also : .fallback) { [weak list] action in
          guard action == .tap, let list, list.isMounted, list.isEnabled else { return false }
          select(value)
          return true
        })
    }
  }
}
