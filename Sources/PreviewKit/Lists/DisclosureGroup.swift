/// A label that a tap opens; what is inside is there only while it is open.
public struct DisclosureGroup<Label: View, Content: View>: View {
  let label: Label
  let isExpanded: Binding<Bool>?
  let inside: Content

  init(label: Label, isExpanded: Binding<Bool>? = nil, inside: Content) {
    self.label = label
    self.isExpanded = isExpanded
    self.inside = inside
  }

  /// A group with a view as its label that keeps whether it is open.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), inside: content())
  }

  /// A group with a view as its label that is open while the binding is true.
  public init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), isExpanded: isExpanded, inside: content())
  }
}

extension DisclosureGroup where Label == Text {
  /// A group with a title that keeps whether it is open.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), inside: content())
  }

  /// A group with a title that keeps whether it is open.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), inside: content())
  }

  /// A group with a title that is open while the binding is true.
  public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), isExpanded: isExpanded, inside: content())
  }

  /// A group with a title that is open while the binding is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), isExpanded: isExpanded, inside: content())
  }
}

extension DisclosureGroup
where Label == DisclosureGroupStyleConfiguration.Label, Content == DisclosureGroupStyleConfiguration.Content {
  /// The group that a style was asked to show.
  public init(_ configuration: DisclosureGroupStyleConfiguration) {
    self.init(label: configuration.label, isExpanded: configuration.$isExpanded, inside: configuration.content)
  }
}

/// What a disclosure group keeps while it is mounted.
@MainActor
final class DisclosureStorage {
  fileprivate var isExpanded = false
}

extension DisclosureGroup: PrimitiveView {
  static func makeStorage(in node: _ViewNode) -> DisclosureStorage { DisclosureStorage() }

  func content(in node: PrimitiveNode<Self>) -> StyledControl<TupleView<Label, Content?>> {
    // The style depends on whether the group is open, wherever that is kept.
    let isOpen = isOpen(in: node)
    return node.styled(TupleView(label, isOpen ? inside : nil)) {
      DisclosureGroupStyleConfiguration(
        label: .init(label), content: .init(inside), isExpanded: expansion(of: node))
    }
  }

  /// Whether the group is open, as a binding that lasts as long as the node.
  private func expansion(of node: PrimitiveNode<Self>) -> Binding<Bool> {
    Binding(
      get: { [weak node] in MainActor.assumeIsolated { node.map { $0.view.isOpen(in: $0) } ?? false } },
      set: { [weak node] new in MainActor.assumeIsolated { node.map { $0.view.setOpen(new, in: $0) } } })
  }

  private func isOpen(in node: PrimitiveNode<Self>) -> Bool {
    isExpanded?.wrappedValue ?? node.storage.isExpanded
  }

  private func setOpen(_ isOpen: Bool, in node: PrimitiveNode<Self>) {
    if let isExpanded {
      isExpanded.wrappedValue = isOpen
    } else {
      node.storage.isExpanded = isOpen
      node.engine.mark(node)
    }
  }

  func collect(_ node: PrimitiveNode<Self>, into collector: ElementCollector) {
    guard let parts = node.ownParts() else { return node.child.emit(into: collector) }
    let element = Element(.disclosureGroup, node: node)
    element.takeLabel(from: collector.label { parts[0].emit(into: collector) })
    element.states.insert(isOpen(in: node) ? .expanded : .collapsed)
    if !node.isEnabled { element.states.insert(.disabled) }
    element.children += collector.nested(rows: collector.isCollectingRow) { parts[1].emit(into: collector) }
    collector.append(element)
  }

  func perform(_ action: ElementAction, in node: PrimitiveNode<Self>) -> Bool {
    switch action {
    case .tap: setOpen(!isOpen(in: node), in: node)
    case .setOn(let isOpen): setOpen(isOpen, in: node)
    default: return false
    }
    return true
  }
}
