/// A node whose content is the body of a value: of a view, or of a modifier. The value may have dynamic properties.
class BodyNode<Value, Body: View>: _ViewNode {
  @exclusivity(unchecked) private(set) final var value: Value
  /// The value as it was handed over, where installing changes it.
  @exclusivity(unchecked) private final var input: Held<Value>?
  @exclusivity(unchecked) private final var child: _ViewNode?
  @exclusivity(unchecked) private final var slots: _PropertySlots?
  private final let layout: FieldLayout
  /// Whether the child is a placeholder for a body that could not be shown.
  @exclusivity(unchecked) private final var isIncomplete = false

  init(_ value: Value, in context: _NodeContext) {
    self.value = value
    layout = FieldLayout.of(Value.self)
    super.init(context)
    if layout.hasProperties { slots = _PropertySlots(self) }
    if layout.changesWhenInstalled { input = Held(value) }
    evaluate()
  }

  /// Computes the body of the installed value.
  func initializeBody(at place: UnsafeMutablePointer<Body>) { fatalError("abstract") }

  /// What cannot be done with the value, for messages: `is not shown`.
  var failure: String { fatalError("abstract") }

  final func update(with new: Value) {
    let isSame = if let input { layout.areEqual(&input.value, new) } else { layout.areEqual(&value, new) }
    // A marked node is evaluated anyway, and with the newer inputs once is enough.
    if isSame, !isMarked { return }
    value = new
    input?.value = new
    evaluate()
  }

  override final func evaluate() {
    guard !StackGuard.current.isHalfUsed else { return endNesting() }
    if let input { value = input.value }
    // An optional body would have to be looked up as a type by each evaluation; plain memory does not.
    withUnsafeTemporaryAllocation(of: Body.self, capacity: 1) { memory in
      let body = memory.baseAddress!
      var hasBody = false
      // Installing and running the body are one evaluation: what either reads is a dependency of it.
      trackReads {
        guard slots == nil || install() else { return }
        initializeBody(at: body)
        hasBody = true
      }
      guard hasBody else { return showPlaceholder("\(layout.name) \(failure): an object is missing") }
      show(body.move())
    }
  }

  private final func show(_ body: Body) {
    engine.countBody(layout)
    if let child, !isIncomplete {
      Body._updateNode(child, with: body)
    } else {
      child?.unmount()
      isIncomplete = false
      child = Body._makeNode(body, in: childContext())
    }
  }

  private final func install() -> Bool {
    slots!.rewind()
    return withUnsafeMutablePointer(to: &value) { layout.install(at: $0, in: &slots!) }
  }

  private final func endNesting() {
    clearOwnMark()
    reportEndlessNesting(of: "\(layout.name) is", failure)
    showPlaceholder("\(layout.name) \(failure): it is nested too deeply")
  }

  private final func showPlaceholder(_ text: String) {
    if isIncomplete { return }
    child?.unmount()
    isIncomplete = true
    child = PlaceholderNode(text: text, in: childContext())
  }

  override final func forEachChild(_ body: (_ViewNode) -> Void) {
    if let child { body(child) }
  }

  override final func dropChildren() { child = nil }

  override final func willUnmount() { slots?.release() }

  override final var pathComponent: String? { layout.name }
}
