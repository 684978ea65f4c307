/// An action that assistive technologies know by themselves.
public struct AccessibilityActionKind: Hashable, Sendable {
  private enum Kind { case standard, escape, delete, showMenu, magicTap }
  private let kind: Kind
  /// What a tap does.
  public static let `default` = AccessibilityActionKind(kind: .standard)
  /// Closes or goes back.
  public static let escape = AccessibilityActionKind(kind: .escape)
  /// Deletes.
  public static let delete = AccessibilityActionKind(kind: .delete)
  /// Opens a menu.
  public static let showMenu = AccessibilityActionKind(kind: .showMenu)
  /// The most important thing that the screen can do.
  public static let magicTap = AccessibilityActionKind(kind: .magicTap)

  /// The action that it is done by, if there is one.
  fileprivate var action: ElementAction? {
    switch kind {
    case .standard: .tap
    case .escape: .dismiss
    case .delete: .delete
    case .showMenu: .longPress
    case .magicTap: nil
    }
  }
}

/// In which direction a value is changed.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// Up.
  case increment
  /// Down.
  case decrement
}

extension View {
  private func handling(
    _ order: ElementHandler.Order = .instead, _ perform: @escaping (ElementAction) -> Bool
  ) -> some View {
    modifier(
      AccessibilityModifier(change: { element, node in
        element.handlers.append(
          ElementHandler(order: order) { [weak node] in
            guard let node, node.isMounted, node.isEnabled else { return false }
            return perform($0)
          })
      }))
  }

  /// What assistive technologies do for an action that they know by themselves.
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    handling { action in
      guard action == actionKind.action else { return false }
      handler()
      return true
    }
  }

  /// Adds an action that assistive technologies offer.
  @_disfavoredOverload
  public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View { accessibilityAction(named: Text(name), handler) }

  /// Adds an action with a view as its name that assistive technologies offer.
  public func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View { modifier(RowActionsModifier(actions: Button(action: action, label: label))) }

  /// Adds the actions that the buttons stand for.
  public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    modifier(RowActionsModifier(actions: content()))
  }

  /// Lets assistive technologies change a value step by step.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    handling { action in
      switch action {
      case .increment: handler(.increment)
      case .decrement: handler(.decrement)
      default: return false
      }
      return true
    }
  }

  /// What is perceived instead of the view.
  public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
    RepresentedView(shown: self, representation: representation())
  }

  /// What is perceived inside the view, instead of what is in it.
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    RepresentedView(shown: self, representation: children(), isContained: true)
  }
}

/// A view that another one stands for in what is perceived.
struct RepresentedView<Shown: View, Representation: View>: View {
  let shown: Shown
  let representation: Representation
  /// Whether the other one is inside the view.
  var isContained = false
}

extension RepresentedView: PrimitiveView {
  func content(in node: PrimitiveNode<Self>) -> TupleView<Shown, Representation> {
    TupleView(shown, representation)
  }

  func collect(_ node: PrimitiveNode<Self>, into collector: ElementCollector) {
    let parts = node.parts
    // What the view presents is presented, whatever stands for it.
    let shown = collector.nested { parts[0].emit(into: collector) }
    guard isContained else { return parts[1].emit(into: collector) }
    let group = Element(.group, node: node)
    (group.label, group.labelKey) = (shown.first?.label, shown.first?.labelKey)
    group.children = collector.nested { parts[1].emit(into: collector) }
    collector.append(group)
  }
}
