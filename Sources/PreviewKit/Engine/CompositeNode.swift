/// A view with a body.
final class CompositeNode<V: View>: _ViewNode {
  @exclusivity(unchecked) private var view: V
  /// The view as it was handed over, where installing changes it.
  @exclusivity(unchecked) private var input: Held<V>?
  @exclusivity(unchecked) private var child: _ViewNode?
  @exclusivity(unchecked) private var slots: _PropertySlots?
  private let layout: FieldLayout
  /// Whether the child is the placeholder of a view that lacks an environment object.
  private var isIncomplete = false

  init(_ view: V, in context: _NodeContext) {
    self.view = view
    layout = FieldLayout.of(V.self)
    super.init(context)
    if layout.hasProperties { slots = _PropertySlots(self) }
    if layout.changesWhenInstalled { input = Held(view) }
    evaluate()
  }

  func update(with new: V) {
    let isSame = if let input { layout.areEqual(input.value, new) } else { layout.areEqual(view, new) }
    // A marked view runs anyway, and with the newer inputs it needs to run only once.
    if isSame, !isMarked { return }
    view = new
    input?.value = new
    evaluate()
  }

  override func evaluate() {
    guard !engine.stack.isHalfUsed else { return endNesting() }
    if let input { view = input.value }
    // An optional body would have to be looked up as a type by each evaluation; plain memory does not.
    withUnsafeTemporaryAllocation(of: V.Body.self, capacity: 1) { memory in
      let body = memory.baseAddress!
      var hasBody = false
      // Installing and running the body are one evaluation: what either reads is a dependency of it.
      trackReads {
        guard slots == nil || install() else { return }
        body.initialize(to: view.body)
        hasBody = true
      }
      guard hasBody else { return showPlaceholder("\(layout.name) is not shown: an object is missing") }
      show(body.move())
    }
  }

  private func show(_ body: V.Body) {
    engine.countBody(layout)
    if let child, !isIncomplete {
      V.Body._updateNode(child, with: body)
    } else {
      child?.unmount()
      isIncomplete = false
      child = V.Body._makeNode(body, in: childContext())
    }
  }

  private func install() -> Bool {
    slots!.rewind()
    return withUnsafeMutablePointer(to: &view) { layout.install(at: $0, in: &slots!) }
  }

  /// The views are nested so deeply that the stack would not last; most likely one contains itself without end.
  private func endNesting() {
    clearOwnMark()
    engine.report(
      RuntimeIssue(
        kind: .endlessNesting, path: path,
        message: "\(layout.name) is nested \(depth) levels deep and is not shown: \(path). Does a view contain itself"
          + " without end?"))
    showPlaceholder("\(layout.name) is not shown: it is nested too deeply")
  }

  private func showPlaceholder(_ text: String) {
    if isIncomplete { return }
    child?.unmount()
    isIncomplete = true
    child = PlaceholderNode(text: text, in: childContext())
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let child { body(child) }
  }

  override func dropChildren() { child = nil }

  override func willUnmount() { slots?.release() }

  override var pathComponent: String? { layout.name }
}

/// Stands where a view could not be shown.
final class PlaceholderNode: _ViewNode {
  private let text: String

  init(text: String, in context: _NodeContext) {
    self.text = text
    super.init(context)
  }

  override func collect(into collector: ElementCollector) {
    collector.text(text)
  }
}
