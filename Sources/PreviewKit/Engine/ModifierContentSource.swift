/// The view that a modifier is applied to, for the places at which its body puts it.
@MainActor
class ModifierContentSource {
  final var version = 0
  private final var places: [WeakNode] = []
  private final var limit = 8

  func makeContent(in context: _NodeContext) -> _ViewNode { fatalError("abstract") }
  func updateContent(_ node: _ViewNode) { fatalError("abstract") }

  /// Adds a place. A body may leave out a place and put it back many times, so those that are gone are removed.
  final func add(_ place: ModifierContentNode) {
    if places.count >= limit {
      removeUnmounted()
      limit = max(8, 2 * places.count)
    }
    places.append(WeakNode(node: place))
  }

  private final func removeUnmounted() { places.removeAll { $0.node?.isMounted != true } }

  /// Brings every place up to date that has not been since the content changed.
  final func updatePlaces() {
    removeUnmounted()
    for place in places { (place.node as? ModifierContentNode)?.updateContent() }
  }
}

final class TypedContentSource<Content: View>: ModifierContentSource {
  var content: Content

  init(_ content: Content) { self.content = content }

  override func makeContent(in context: _NodeContext) -> _ViewNode { Content._makeNode(content, in: context) }
  override func updateContent(_ node: _ViewNode) { Content._updateNode(node, with: content) }
}

/// One place at which the body of a modifier shows the view that it is applied to.
final class ModifierContentNode: BranchNode {
  fileprivate var version = 0
  var source: ModifierContentSource! {
    didSet { version = source.version }
  }

  func updateContent() {
    guard version != source.version, let child else { return }
    version = source.version
    source.updateContent(child)
  }
}
