/// Actions of a row that show when it is swiped or its menu is opened.
struct RowActionsModifier<Actions: View>: PrimitiveModifier {
  let actions: Actions

  final class Storage {
    var node: _ViewNode?
  }

  func makeStorage(in node: _ViewNode) -> Storage { Storage() }

  func didUpdate(_ node: PrimitiveModifierNode<Self>, from old: Self?) {
    if let mounted = node.storage.node {
      Actions._updateNode(mounted, with: actions)
    } else {
      node.storage.node = Actions._makeNode(actions, in: node.extraContext())
    }
  }

  func forEachExtra(_ node: PrimitiveModifierNode<Self>, _ body: (_ViewNode) -> Void) {
    if let actions = node.storage.node { body(actions) }
  }

  func willUnmount(_ node: PrimitiveModifierNode<Self>) { node.storage.node = nil }

  func collect(_ node: PrimitiveModifierNode<Self>, into collector: ElementCollector) {
    let mounted = node.storage.node
    let buttons = collector.nested { mounted?.emit(into: collector) }
    let actions = buttons.filter { $0.role != .text }.map { button in
      RowAction(
        label: button.label ?? "", isDeletion: button.states.contains(.destructive), isEnabled: button.isEnabled
      ) { _ = button.perform(.tap) }
    }
    collector.decorating({ $0.rowActions += actions }) { node.content.emit(into: collector) }
  }
}

/// Says something about the rows below.
struct RowTraitModifier: PrimitiveModifier {
  let change: @MainActor (Element, _ViewNode) -> Void

  func collect(_ node: PrimitiveModifierNode<Self>, into collector: ElementCollector) {
    collector.decorating({ change($0, node) }) { node.content.emit(into: collector) }
  }
}

extension View {
  /// Actions that show when the row is swiped.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    modifier(RowActionsModifier(actions: content()))
  }

  /// A menu that shows on a long press.
  public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
    modifier(RowActionsModifier(actions: menuItems()))
  }

  /// A menu with a preview that shows on a long press.
  public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View {
    modifier(RowActionsModifier(actions: menuItems()))
  }

  /// A number on a badge; 0 shows none.
  public func badge(_ count: Int) -> some View {
    modifier(
      RowTraitModifier { element, node in
        element.badge = count == 0 ? nil : count.formatted(.number.locale(EnvironmentValues(scope: node.scope).locale))
      })
  }

  /// A text on a badge.
  public func badge(_ label: Text?) -> some View {
    modifier(RowTraitModifier { element, node in element.badge = label?.label(at: node).text })
  }

  /// A text on a badge.
  public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

  /// Whether a person is kept from deleting the row as `onDelete` has it; swipe actions of the app's own stay.
  public func deleteDisabled(_ isDisabled: Bool) -> some View {
    modifier(RowTraitModifier { element, _ in if isDisabled { element.disableDeletion() } })
  }

  /// Whether a person is kept from moving the row as `onMove` has it. Other rows can still be moved past it.
  public func moveDisabled(_ isDisabled: Bool) -> some View {
    modifier(RowTraitModifier { element, _ in if isDisabled { element.disableMoving() } })
  }
}
