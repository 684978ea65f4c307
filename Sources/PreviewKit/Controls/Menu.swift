/// A control that opens a menu.
///
/// A tap opens it: the menu is then a presentation in front of everything, whose buttons act and close it. With a
/// primary action a tap runs that, and a long press opens the menu.
public struct Menu<Label: View, Content: View>: View {
  let label: Label
  let items: Content
  let primaryAction: (() -> Void)?

  init(label: Label, items: Content, primaryAction: (() -> Void)? = nil) {
    self.label = label
    self.items = items
    self.primaryAction = primaryAction
  }

  /// A menu with a view as its label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), items: content())
  }

  /// A menu with a view as its label, and what a tap does.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.init(label: label(), items: content(), primaryAction: primaryAction)
  }

  /// A menu with a view as its label, in the older form.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(label: label, items: content())
  }
}

extension Menu where Label == Text {
  /// A menu with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), items: content())
  }

  /// A menu with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), items: content())
  }

  /// A menu with a title, and what a tap does.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(label: Text(titleKey), items: content(), primaryAction: primaryAction)
  }

  /// A menu with a title, and what a tap does.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(label: Text(title), items: content(), primaryAction: primaryAction)
  }
}

extension Menu where Label == PreviewKit.Label<Text, Image> {
  /// A menu with a title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(label: PreviewKit.Label(titleKey, systemImage: systemImage), items: content())
  }

  /// A menu with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(label: PreviewKit.Label(title, systemImage: systemImage), items: content())
  }

  /// A menu with a title and a symbol, and what a tap does.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      label: PreviewKit.Label(titleKey, systemImage: systemImage), items: content(), primaryAction: primaryAction)
  }

  /// A menu with a title and a picture of the app.
  public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {
    self.init(label: PreviewKit.Label(titleKey, image: image), items: content())
  }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// The menu that a style was asked to show.
  public init(_ configuration: MenuStyleConfiguration) {
    self.init(
      label: configuration.label, items: configuration.content, primaryAction: configuration.primaryAction)
  }
}

/// What a menu keeps while it is mounted.
@MainActor
final class MenuStorage {
  fileprivate(set) var isOpen = false
}

/// Whether a view stands in a menu.
struct IsInMenuKey: BuiltInEnvironmentKey {
  static let defaultValue = false
}

extension Menu: PrimitiveView {
  static func makeStorage(in node: _ViewNode) -> MenuStorage { MenuStorage() }

  func content(
    in node: PrimitiveNode<Self>
  ) -> StyledControl<TupleView<Label, ModifiedContent<Content, EnvironmentModifier>?>> {
    node.styled(TupleView(label, openItems(in: node))) {
      MenuStyleConfiguration(label: .init(label), content: .init(items), primaryAction: primaryAction)
    }
  }

  /// The items, which are mounted while the menu is open.
  private func openItems(in node: PrimitiveNode<Self>) -> ModifiedContent<Content, EnvironmentModifier>? {
    guard node.storage.isOpen else { return nil }
    let outer = node.scope.value(IsInMenuKey.self) ? node.scope.value(AfterButtonActionKey.self) : nil
    let environment = EnvironmentModifier { [weak node] values in
      values[IsInMenuKey.self] = true
      // A button of a menu in a menu closes both.
      values[AfterButtonActionKey.self] = {
        node?.view.setOpen(false, in: node)
        outer?()
      }
    }
    return items.modifier(environment)
  }

  private func setOpen(_ isOpen: Bool, in node: PrimitiveNode<Self>?) {
    guard let node, node.isMounted, node.storage.isOpen != isOpen else { return }
    node.storage.isOpen = isOpen
    node.engine.mark(node)
  }

  func collect(_ node: PrimitiveNode<Self>, into collector: ElementCollector) {
    guard let parts = node.ownParts() else { return node.child.emit(into: collector) }
    let content = collector.label { parts[0].emit(into: collector) }
    func element() -> Element {
      let element = Element(.menu, node: node)
      element.takeLabel(from: content)
      return element
    }
    let button = element()
    if !node.isEnabled { button.states.insert(.disabled) }
    collector.append(button)
    guard node.storage.isOpen else { return }
    collector.present(element()) { parts[1].emit(into: collector) }
  }

  func perform(_ action: ElementAction, in node: PrimitiveNode<Self>) -> Bool {
    switch action {
    case .dismiss where node.storage.isOpen: setOpen(false, in: node)
    case .tap where node.storage.isOpen: return false
    case .tap:
      if let primaryAction { primaryAction() } else { setOpen(true, in: node) }
    case .longPress where !node.storage.isOpen: setOpen(true, in: node)
    default: return false
    }
    return true
  }
}
