/// Runs a closure with what another one makes of the view's geometry: when the view has appeared, and after updates in
/// which that is something else.
///
/// Nothing is laid out, so the geometry is always the same; the closure that reads it may still make something else of it.
struct GeometryChangeModifier<Value: Equatable & Sendable>: PrimitiveModifier {
  let transform: @Sendable (GeometryProxy) -> Value
  let action: (Value, Value) -> Void

  final class Storage {
    var value: Value?
  }

  func makeStorage(in node: _ViewNode) -> Storage { Storage() }

  func didUpdate(_ node: PrimitiveModifierNode<Self>, from old: Self?) { follow(node) }

  func visibilityDidChange(_ node: PrimitiveModifierNode<Self>) { follow(node) }

  private func follow(_ node: PrimitiveModifierNode<Self>) {
    node.engine.afterUpdate { [weak node] in
      guard let node, node.isMounted, node.isOnScreen else { return }
      let (old, new) = (node.storage.value, node.modifier.transform(GeometryProxy()))
      guard old != new else { return }
      node.storage.value = new
      node.modifier.action(old ?? new, new)
    }
  }
}

extension View {
  /// Runs `action` with what `transform` makes of the view's geometry, which is that of a whole screen: when the view has
  /// appeared, and whenever `transform` makes something else of it.
  public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(transform: transform) { action($1) })
  }

  /// Runs `action` with the old and the new value that `transform` makes of the view's geometry, which is that of a whole
  /// screen: when the view has appeared (with twice the first value), and whenever `transform` makes something else of it.
  public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(transform: transform, action: action))
  }
}
