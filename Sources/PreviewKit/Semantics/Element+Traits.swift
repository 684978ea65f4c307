extension Element {
  /// Whether a tap is for the element itself.
  package var canBeTapped: Bool {
    role.has(.tappable) || role.has(.tappableAsLink) && states.contains(.link)
  }

  /// Whether the element only says something.
  var isContent: Bool { role.has(.content) }

  /// The rows inside, those of sections included.
  var rowCount: Int {
    children.reduce(0) { $0 + ($1.role == .section ? $1.children.count : 1) }
  }

  /// Whether the element needs a label and has none.
  var lacksLabel: Bool { label == nil && role.has(.needsLabel) }

  /// Whether the element says that it is empty.
  var isEmptyContainer: Bool { children.isEmpty && role.has(.saysWhenEmpty) }
}
