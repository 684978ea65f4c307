extension Text: View {
  /// A text has no body.
  public var body: Never { fatalError("Text is a primitive view and has no body") }

  /// Mounts a text.
  public static func _makeNode(_ view: Text, in context: _NodeContext) -> _ViewNode { TextNode(view, in: context) }

  /// Gives a mounted text its newer value.
  public static func _updateNode(_ node: _ViewNode, with view: Text) {
    unsafeDowncast(node, to: TextNode.self).update(with: view)
  }
}

/// The node of a text. There are more of them than of anything else, and nothing in them depends on a type.
final class TextNode: _ViewNode {
  @exclusivity(unchecked) private var text: Text

  init(_ text: Text, in context: _NodeContext) {
    self.text = text
    super.init(context)
  }

  func update(with new: Text) {
    text = new
    clearOwnMark()
  }

  override func evaluate() { clearOwnMark() }

  override var isTransparentForRows: Bool { false }

  override func collect(into collector: ElementCollector) {
    let environment = collector.textEnvironment(at: self)
    let (shown, key) = environment.shown(text)
    // An empty text is there and says nothing.
    guard !shown.isEmpty else { return }
    var states: ElementStates = []
    if text.traits.isStruckThrough { states.insert(.strikethrough) }
    if environment.isRedacted { states.insert(.redacted) }
    collector.text(shown, key: key, states: states, node: self)
  }
}
