/// A modifier with a body, and the view that it is applied to.
final class ModifierNode<Modifier: ViewModifier, Content: View>: _ViewNode {
  @exclusivity(unchecked) private var modifier: Modifier
  /// The modifier as it was handed over, where installing changes it.
  @exclusivity(unchecked) private var input: Held<Modifier>?
  private let source: TypedContentSource<Content>
  @exclusivity(unchecked) private var child: _ViewNode?
  @exclusivity(unchecked) private var slots: _PropertySlots?
  private let layout: FieldLayout
  private var isIncomplete = false

  init(_ modifier: Modifier, content: Content, in context: _NodeContext) {
    self.modifier = modifier
    source = TypedContentSource(content)
    layout = FieldLayout.of(Modifier.self)
    super.init(context)
    if layout.hasProperties { slots = _PropertySlots(self) }
    if layout.changesWhenInstalled { input = Held(modifier) }
    evaluate()
  }

  func update(_ new: Modifier, content: Content) {
    source.content = content
    source.version &+= 1
    let isSame = if let input { layout.areEqual(input.value, new) } else { layout.areEqual(modifier, new) }
    if isMarked || !isSame {
      modifier = new
      input?.value = new
      evaluate()
    }
    // The places that the body did not reach again still show the older content.
    source.updatePlaces()
  }

  override func evaluate() {
    if let input { modifier = input.value }
    let body: Modifier.Body? = tracking {
      guard slots == nil || install() else { return nil }
      return modifier.body(content: _ViewModifier_Content(source: source))
    }
    guard let body else { return showPlaceholder() }
    engine.countBody(layout)
    if let child, !isIncomplete {
      Modifier.Body._updateNode(child, with: body)
    } else {
      child?.unmount()
      isIncomplete = false
      child = Modifier.Body._makeNode(body, in: childContext())
    }
  }

  private func install() -> Bool {
    slots!.rewind()
    return withUnsafeMutablePointer(to: &modifier) { layout.install(at: $0, in: &slots!) }
  }

  private func showPlaceholder() {
    if isIncomplete { return }
    child?.unmount()
    isIncomplete = true
    child = PlaceholderNode(text: "\(layout.name) is not applied: an object is missing", in: childContext())
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let child { body(child) }
  }

  override func dropChildren() { child = nil }

  override func willUnmount() { slots?.release() }

  override var pathComponent: String? { layout.name }
}

/// The view that a modifier is applied to, for the places at which its body puts it.
@MainActor
class ModifierContentSource {
  final var version = 0
  final var places: [WeakNode] = []

  func makeContent(in context: _NodeContext) -> _ViewNode { fatalError("abstract") }
  func updateContent(_ node: _ViewNode) { fatalError("abstract") }

  /// Brings every place up to date that has not been since the content changed.
  final func updatePlaces() {
    places.removeAll { $0.node?.isMounted != true }
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

struct WeakNode {
  weak var node: _ViewNode?
}
