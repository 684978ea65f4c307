/// Which field has the keyboard, and the places that follow it.
@MainActor
final class FocusRegistry {
  private weak var focused: _ViewNode?
  private var didChange: ((Bool) -> Void)?
  /// The places of `focused(_:)`, by their node.
  private var places: [ObjectIdentifier: any FocusPlace] = [:]
  /// The places around the field that has the keyboard.
  private var holders: [any FocusPlace] = []

  func isFocused(_ node: _ViewNode) -> Bool { focused === node && node.isMounted }

  /// Whether the keyboard is with a field inside `node`.
  func isFocused(inside node: _ViewNode) -> Bool {
    guard let focused, focused.isMounted else { return false }
    return focused.isInside(node)
  }

  /// Gives the keyboard to `node`, and notifies the field that had it.
  func give(to node: _ViewNode?, didChange: ((Bool) -> Void)? = nil) {
    guard focused !== node else { return }
    let previous = self.didChange
    focused = node
    self.didChange = didChange
    hold(node.map { places(around: $0) } ?? [])
    previous?(false)
    didChange?(true)
  }

  /// Notices that the field with the keyboard has left the tree. Returns whether it had to do something.
  func settle() -> Bool {
    if focused?.isMounted == true || (focused == nil && holders.isEmpty) { return false }
    focused = nil
    didChange = nil
    hold([])
    return true
  }

  func add(_ place: any FocusPlace, at node: _ViewNode) {
    places[ObjectIdentifier(node)] = place
  }

  func remove(at node: _ViewNode) {
    places[ObjectIdentifier(node)] = nil
  }

  private func hold(_ new: [any FocusPlace]) {
    let old = holders
    holders = new
    for place in old where !new.contains(where: { $0 === place }) { place.didLoseFocus() }
    for place in new where !old.contains(where: { $0 === place }) { place.didGainFocus() }
  }

  private func places(around node: _ViewNode) -> [any FocusPlace] {
    guard !places.isEmpty else { return [] }
    var found: [any FocusPlace] = []
    var next: _ViewNode? = node
    while let current = next {
      if let place = places[ObjectIdentifier(current)] { found.append(place) }
      next = current.parent
    }
    return found
  }
}

/// A place at which `focused(_:)` binds the focus of a field to a state.
@MainActor
protocol FocusPlace: AnyObject {
  func didGainFocus()
  func didLoseFocus()
}
