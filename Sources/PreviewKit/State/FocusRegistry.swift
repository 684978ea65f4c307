/// Which field has the keyboard.
@MainActor
struct FocusRegistry {
  private weak var focused: _ViewNode?
  private var didChange: ((Bool) -> Void)?

  func isFocused(_ node: _ViewNode) -> Bool { focused === node && node.isMounted }

  /// Gives the keyboard to `node`; the field that had it is told.
  mutating func give(to node: _ViewNode?, didChange: ((Bool) -> Void)? = nil) {
    guard focused !== node else { return }
    let previous = self.didChange
    focused = node
    self.didChange = didChange
    previous?(false)
    didChange?(true)
  }
}
