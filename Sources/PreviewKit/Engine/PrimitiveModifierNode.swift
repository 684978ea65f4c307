/// A modifier that the engine knows by itself.
@MainActor @preconcurrency
protocol PrimitiveModifier: ViewModifier where Body == Never {
  associatedtype NodeStorage = Void

  /// What the node keeps for the modifier as long as it is mounted.
  func makeStorage(in node: _ViewNode) -> NodeStorage

  /// The environment of the content, made once when the node is mounted. By default that of the node.
  func contentScope(in node: _ViewNode, storage: NodeStorage) -> EnvironmentScope

  /// Reads what the modifier depends on, before the content is mounted or updated. Runs again when that changes.
  func evaluate(_ node: PrimitiveModifierNode<Self>)

  /// The content has been mounted or updated.
  func didUpdate(_ node: PrimitiveModifierNode<Self>, from old: Self?)

  /// The content has been taken down.
  func willUnmount(_ node: PrimitiveModifierNode<Self>)

  /// The content has come on the screen or left it, and stays mounted.
  func visibilityDidChange(_ node: PrimitiveModifierNode<Self>)

  /// Adds what is perceived; by default, what is perceived of the content.
  func collect(_ node: PrimitiveModifierNode<Self>, into collector: ElementCollector)

  /// Does what a person did to an element that the modifier added.
  func perform(_ action: ElementAction, in node: PrimitiveModifierNode<Self>) -> Bool

  /// Views besides the content, such as a sheet's.
  func forEachExtra(_ node: PrimitiveModifierNode<Self>, _ body: (_ViewNode) -> Void)

  /// Combines what is said for a preference; by default, what the content says.
  func collectPreference<Key: PreferenceKey>(
    _ key: Key.Type, of node: PrimitiveModifierNode<Self>, into value: inout Key.Value?)

  /// A view below says something else for a preference now.
  func preferenceDidChange(_ key: ObjectIdentifier, in node: PrimitiveModifierNode<Self>)

  /// Combines anew what the views below say, for a modifier that follows it.
  func resolvePreference(in node: PrimitiveModifierNode<Self>)

  /// Whether `evaluate` reads anything that can change by itself.
  static var hasDependencies: Bool { get }

  /// The name in view paths, if the modifier has one that a reader wants to see there.
  static var pathComponent: String? { get }
}

extension PrimitiveModifier {
  /// A modifier that the engine knows by itself has no body.
  public func body(content: Content) -> Never {
    fatalError("\(Self.self) is a primitive modifier and has no body")
  }

  /// Mounts `content` with the modifier applied.
  public static func _makeNode<V: View>(_ modifier: Self, content: V, in context: _NodeContext) -> _ViewNode {
    PrimitiveContentNode(modifier, content: content, in: context)
  }

  /// Gives the node newer values.
  public static func _updateNode<V: View>(_ node: _ViewNode, modifier: Self, content: V) {
    unsafeDowncast(node, to: PrimitiveContentNode<Self, V>.self).update(modifier, content: content)
  }

  func contentScope(in node: _ViewNode, storage: NodeStorage) -> EnvironmentScope { node.scope }
  func evaluate(_ node: PrimitiveModifierNode<Self>) {}
  func didUpdate(_ node: PrimitiveModifierNode<Self>, from old: Self?) {}
  func willUnmount(_ node: PrimitiveModifierNode<Self>) {}
  func visibilityDidChange(_ node: PrimitiveModifierNode<Self>) {}
  func collect(_ node: PrimitiveModifierNode<Self>, into collector: ElementCollector) {
    node.content.emit(into: collector)
  }
  func perform(_ action: ElementAction, in node: PrimitiveModifierNode<Self>) -> Bool { false }
  func forEachExtra(_ node: PrimitiveModifierNode<Self>, _ body: (_ViewNode) -> Void) {}
  func collectPreference<Key: PreferenceKey>(
    _ key: Key.Type, of node: PrimitiveModifierNode<Self>, into value: inout Key.Value?
  ) {
    node.content.collectPreference(key, into: &value)
  }
  func preferenceDidChange(_ key: ObjectIdentifier, in node: PrimitiveModifierNode<Self>) {}
  func resolvePreference(in node: PrimitiveModifierNode<Self>) {}
  static var hasDependencies: Bool { false }
  static var pathComponent: String? { nil }
}

extension PrimitiveModifier where NodeStorage == Void {
  func makeStorage(in node: _ViewNode) {}
}

/// The node of a primitive modifier, whatever it is applied to.
class PrimitiveModifierNode<Modifier: PrimitiveModifier>: _ViewNode {
  final fileprivate(set) var modifier: Modifier
  final var storage: Modifier.NodeStorage!
  fileprivate var contentNode: _ViewNode?

  fileprivate init(_ modifier: Modifier, _ context: _NodeContext) {
    self.modifier = modifier
    super.init(context)
    storage = modifier.makeStorage(in: self)
  }

  /// The node of what the modifier is applied to.
  final var content: _ViewNode { contentNode! }

  /// The environment that a view which the modifier adds (a sheet, an overlay) stands in.
  final func extraContext(scope: EnvironmentScope? = nil) -> _NodeContext {
    _NodeContext(engine: engine, parent: self, scope: scope ?? self.scope, depth: depth + 1)
  }

  override func evaluate() {
    if Modifier.hasDependencies {
      tracking { modifier.evaluate(self) }
      // What comes of it (a sheet that is mounted, say) is not read by this node.
      modifier.didUpdate(self, from: modifier)
    } else {
      clearOwnMark()
    }
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let contentNode { body(contentNode) }
    modifier.forEachExtra(self, body)
  }

  override func dropChildren() { contentNode = nil }

  override func willUnmount() { modifier.willUnmount(self) }

  override func visibilityDidChange() { modifier.visibilityDidChange(self) }

  override func collect(into collector: ElementCollector) { modifier.collect(self, into: collector) }

  override func perform(_ action: ElementAction) -> Bool { modifier.perform(action, in: self) }

  override func collectPreference<Key: PreferenceKey>(_ key: Key.Type, into value: inout Key.Value?) {
    modifier.collectPreference(key, of: self, into: &value)
  }

  override func preferenceDidChange(_ key: ObjectIdentifier) { modifier.preferenceDidChange(key, in: self) }

  override func resolvePreference() { modifier.resolvePreference(in: self) }

  override var pathComponent: String? { Modifier.pathComponent }
}

/// The node of a primitive modifier on content of a known type.
final class PrimitiveContentNode<Modifier: PrimitiveModifier, Content: View>: PrimitiveModifierNode<Modifier> {
  init(_ modifier: Modifier, content: Content, in context: _NodeContext) {
    super.init(modifier, context)
    if Modifier.hasDependencies { tracking { modifier.evaluate(self) } }
    let scope = modifier.contentScope(in: self, storage: storage)
    contentNode = Content._makeNode(
      content, in: _NodeContext(engine: engine, parent: self, scope: scope, depth: depth + 1))
    modifier.didUpdate(self, from: nil)
  }

  func update(_ new: Modifier, content: Content) {
    let old = modifier
    modifier = new
    if Modifier.hasDependencies { tracking { new.evaluate(self) } }
    Content._updateNode(contentNode!, with: content)
    new.didUpdate(self, from: old)
  }
}
