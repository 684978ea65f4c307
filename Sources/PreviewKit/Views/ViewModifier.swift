/// A change that can be applied to any view.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the modified view.
  associatedtype Body: View
  /// The view that is modified.
  typealias Content = _ViewModifier_Content<Self>

  /// The modified view.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

  /// Mounts `content` with the modifier applied.
  static func _makeNode<V: View>(_ modifier: Self, content: V, in context: _NodeContext) -> _ViewNode

  /// Gives the node that `_makeNode` made newer values.
  static func _updateNode<V: View>(_ node: _ViewNode, modifier: Self, content: V)
}

extension ViewModifier {
  /// Mounts a modifier that has a body.
  public static func _makeNode<V: View>(_ modifier: Self, content: V, in context: _NodeContext) -> _ViewNode {
    ModifierNode(modifier, content: content, in: context)
  }

  /// Updates a modifier that has a body; its body runs again only when the modifier differs.
  public static func _updateNode<V: View>(_ node: _ViewNode, modifier: Self, content: V) {
    unsafeDowncast(node, to: ModifierNode<Self, V>.self).update(modifier, content: content)
  }

  /// This modifier and then `modifier`.
  public func concat<Other: ViewModifier>(_ modifier: Other) -> ModifiedContent<Self, Other> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension View {
  /// Applies `modifier` to this view.
  public func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A view, or a modifier, with a modifier applied.
public struct ModifiedContent<Content, Modifier> {
  /// What is modified.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// Applies `modifier` to `content`.
  nonisolated public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// Modified content has no body of its own.
  public var body: Never { fatalError("ModifiedContent is a primitive view and has no body") }

  /// Mounts the content with the modifier applied.
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
    Modifier._makeNode(view.modifier, content: view.content, in: context)
  }

  /// Updates the modifier and the content.
  public static func _updateNode(_ node: _ViewNode, with view: Self) {
    Modifier._updateNode(node, modifier: view.modifier, content: view.content)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// Both modifiers, the inner one first.
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(self.modifier)
  }
}

/// The view that a modifier is applied to, as its `body(content:)` receives it.
@MainActor @preconcurrency
public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  let source: ModifierContentSource

  /// The content has no body of its own.
  public var body: Never { fatalError("The content of a modifier has no body") }

  /// Mounts the modified view at this place.
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
    let node = ModifierContentNode(context)
    node.source = view.source
    node.child = view.source.makeContent(in: node.childContext())
    view.source.places.append(WeakNode(node: node))
    return node
  }

  /// Brings the modified view at this place up to date.
  public static func _updateNode(_ node: _ViewNode, with view: Self) {
    let node = unsafeDowncast(node, to: ModifierContentNode.self)
    node.updateContent()
  }
}
