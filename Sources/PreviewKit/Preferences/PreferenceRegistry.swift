/// The keys of preferences that views follow, and the followers whose value is out of date.
@MainActor
final class PreferenceRegistry {
  private var followers: [ObjectIdentifier: Int] = [:]
  private var outdated: [WeakNode] = []

  /// A view that follows the key was mounted, or with -1 taken down.
  func countFollower(of key: ObjectIdentifier, by change: Int) { followers[key, default: 0] += change }

  /// Whether anybody follows any preference.
  var isInUse: Bool { followers.contains { $0.value > 0 } }

  /// What `node` says for the key has changed: the views above that follow it combine it again.
  func invalidate(_ key: ObjectIdentifier, from node: _ViewNode) {
    guard followers[key, default: 0] > 0 else { return }
    var next = node.parent
    while let current = next {
      current.preferenceDidChange(key)
      next = current.parent
    }
  }

  /// The order of the views below `node` has changed.
  func invalidateOrder(from node: _ViewNode) {
    for (key, count) in followers where count > 0 { invalidate(key, from: node) }
  }

  func add(_ node: _ViewNode) { outdated.append(WeakNode(node: node)) }

  /// Combines again what is out of date, the innermost first. Returns whether anything was.
  func resolve() -> Bool {
    guard !outdated.isEmpty else { return false }
    let nodes = outdated.compactMap(\.node).sorted { $0.depth > $1.depth }
    outdated = []
    for node in nodes where node.isMounted { node.resolvePreference() }
    return true
  }
}
