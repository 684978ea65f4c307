/// Sets the value of one key for the views below.
///
/// There are many of these, since most looks that a component can read are written by one. It costs one node with one
/// entry: nothing is tracked, and only readers of the key run again when the value differs.
nonisolated struct EnvironmentValueModifier<Key: EnvironmentKey> {
  let value: Key.Value
}

extension EnvironmentValueModifier: ViewModifier {
  /// The engine knows the modifier by itself.
  func body(content: Content) -> Never { fatalError("EnvironmentValueModifier has no body") }

  @MainActor static func _makeNode<V: View>(_ modifier: Self, content: V, in context: _NodeContext) -> _ViewNode {
    let node = EnvironmentValueNode<Key>(modifier.value, in: context)
    let scope = EnvironmentScope(parent: context.scope, engine: context.engine)
    scope.add(node.entry)
    node.child = V._makeNode(
      content, in: _NodeContext(engine: context.engine, parent: node, scope: scope, depth: context.depth + 1))
    return node
  }

  @MainActor static func _updateNode<V: View>(_ node: _ViewNode, modifier: Self, content: V) {
    let node = unsafeDowncast(node, to: EnvironmentValueNode<Key>.self)
    node.entry.set(modifier.value)
    V._updateNode(node.child!, with: content)
  }
}

/// The node of a value in the environment.
final class EnvironmentValueNode<Key: EnvironmentKey>: BranchNode {
  let entry: TypedEnvironmentEntry<Key>

  init(_ value: Key.Value, in context: _NodeContext) {
    entry = TypedEnvironmentEntry(value)
    super.init(context)
  }
}

nonisolated extension View {
  /// Sets the value of `key` for this view and everything below it.
  func environmentValue<Key: EnvironmentKey>(_ key: Key.Type, _ value: Key.Value) -> some View {
    ModifiedContent(content: self, modifier: EnvironmentValueModifier<Key>(value: value))
  }

  /// Changes what is in the environment for this view and everything below it.
  func environmentChange(_ transform: @escaping @MainActor (inout EnvironmentValues) -> Void) -> some View {
    ModifiedContent(content: self, modifier: EnvironmentModifier(transform: transform))
  }
}
