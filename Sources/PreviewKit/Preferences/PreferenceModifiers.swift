/// Says a value for a preference; it stands instead of what the views inside say.
struct PreferenceModifier<Key: PreferenceKey>: PrimitiveModifier {
  let value: Key.Value

  func didUpdate(_ node: PrimitiveModifierNode<Self>, from old: Self?) {
    if let old, ValueComparison.areEqual(old.value, value) { return }
    node.engine.preferences.invalidate(ObjectIdentifier(Key.self), from: node)
  }

  func willUnmount(_ node: PrimitiveModifierNode<Self>) {
    node.engine.preferences.invalidate(ObjectIdentifier(Key.self), from: node)
  }

  func collectPreference<Other: PreferenceKey>(
    _ key: Other.Type, of node: PrimitiveModifierNode<Self>, into value: inout Other.Value?
  ) {
    guard key == Key.self, let own = self.value as? Other.Value else {
      return node.content.collectPreference(key, into: &value)
    }
    Other.add(own, to: &value)
  }
}

/// Changes what the views inside say for a preference.
struct PreferenceTransformModifier<Key: PreferenceKey>: PrimitiveModifier {
  let transform: (inout Key.Value) -> Void

  func didUpdate(_ node: PrimitiveModifierNode<Self>, from old: Self?) {
    node.engine.preferences.invalidate(ObjectIdentifier(Key.self), from: node)
  }

  func collectPreference<Other: PreferenceKey>(
    _ key: Other.Type, of node: PrimitiveModifierNode<Self>, into value: inout Other.Value?
  ) {
    guard key == Key.self else { return node.content.collectPreference(key, into: &value) }
    var inner: Key.Value?
    node.content.collectPreference(Key.self, into: &inner)
    var changed = inner ?? Key.defaultValue
    transform(&changed)
    if let changed = changed as? Other.Value { Other.add(changed, to: &value) }
  }
}

/// Follows what the views inside say for a preference.
struct PreferenceFollowerModifier<Key: PreferenceKey>: PrimitiveModifier {
  /// Called with the value after the first update, and after each in which it has changed.
  let action: @MainActor (PrimitiveModifierNode<Self>, Key.Value) -> Void
  /// Views that are made from the value.
  let views: (@MainActor (Key.Value) -> AnyView)?
  var areViewsBehind = false

  @MainActor final class Storage {
    var value: Key.Value?
    var isOutdated = false
    var views: _ViewNode?
  }

  func makeStorage(in node: _ViewNode) -> Storage { Storage() }

  func didUpdate(_ node: PrimitiveModifierNode<Self>, from old: Self?) {
    if old == nil {
      node.engine.preferences.countFollower(of: ObjectIdentifier(Key.self), by: 1)
      return follow(in: node)
    }
    if let value = node.storage.value { showViews(of: value, in: node) }
  }

  func willUnmount(_ node: PrimitiveModifierNode<Self>) {
    node.engine.preferences.countFollower(of: ObjectIdentifier(Key.self), by: -1)
    node.storage.views = nil
  }

  func preferenceDidChange(_ key: ObjectIdentifier, in node: PrimitiveModifierNode<Self>) {
    guard key == ObjectIdentifier(Key.self), !node.storage.isOutdated else { return }
    node.storage.isOutdated = true
    node.engine.preferences.add(node)
  }

  func resolvePreference(in node: PrimitiveModifierNode<Self>) {
    node.storage.isOutdated = false
    follow(in: node)
  }

  private func follow(in node: PrimitiveModifierNode<Self>) {
    var combined: Key.Value?
    node.content.collectPreference(Key.self, into: &combined)
    let value = combined ?? Key.defaultValue
    if let old = node.storage.value, ValueComparison.areEqual(old, value) { return }
    node.storage.value = value
    showViews(of: value, in: node)
    action(node, value)
  }

  private func showViews(of value: Key.Value, in node: PrimitiveModifierNode<Self>) {
    guard let views else { return }
    let view = AnyView(DeferredContent { views(value) })
    if let mounted = node.storage.views {
      AnyView._updateNode(mounted, with: view)
    } else {
      node.storage.views = AnyView._makeNode(view, in: node.extraContext())
    }
  }

  func forEachExtra(_ node: PrimitiveModifierNode<Self>, _ body: (_ViewNode) -> Void) {
    if let views = node.storage.views { body(views) }
  }

  func collect(_ node: PrimitiveModifierNode<Self>, into collector: ElementCollector) {
    if areViewsBehind { node.storage.views?.emit(into: collector) }
    node.content.emit(into: collector)
    if !areViewsBehind { node.storage.views?.emit(into: collector) }
  }
}

extension View {
  /// Says a value to the views above.
  public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    modifier(PreferenceModifier<K>(value: value))
  }

  /// Changes what the views inside say.
  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(PreferenceTransformModifier<K>(transform: callback))
  }

  /// Runs `action` with what the views inside say: once after they were mounted, and whenever it has changed.
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping @MainActor (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(
      PreferenceFollowerModifier<K>(
        action: { node, value in
          // Made and called on the main actor only.
          nonisolated(unsafe) let value = value
          node.engine.afterUpdate { action(value) }
        }, views: nil))
  }

  /// Puts a view made from what the views inside say in front of them.
  public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping @MainActor (K.Value) -> V
  ) -> some View {
    modifier(PreferenceFollowerModifier<K>(action: { _, _ in }, views: { AnyView(transform($0)) }))
  }

  /// Puts a view made from what the views inside say behind them.
  public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping @MainActor (K.Value) -> V
  ) -> some View {
    modifier(
      PreferenceFollowerModifier<K>(
        action: { _, _ in }, views: { AnyView(transform($0)) }, areViewsBehind: true))
  }
}
