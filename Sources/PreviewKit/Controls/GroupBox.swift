/// A box around a content. With a label it is a group of that name; without one it is nothing of its own.
public struct GroupBox<Label: View, Content: View>: View {
  let label: Label
  let inside: Content

  init(label: Label, inside: Content) {
    self.label = label
    self.inside = inside
  }

  /// A box with a view as its label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), inside: content())
  }

  /// A box with a view as its label, in the older form.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(label: label, inside: content())
  }
}

extension GroupBox where Label == EmptyView {
  /// A box without a label.
  public init(@ViewBuilder content: () -> Content) {
    self.init(label: EmptyView(), inside: content())
  }
}

extension GroupBox where Label == Text {
  /// A box with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), inside: content())
  }

  /// A box with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), inside: content())
  }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// The box that a style was asked to show.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(label: configuration.label, inside: configuration.content)
  }
}

extension GroupBox: PrimitiveView {
  func content(in node: PrimitiveNode<Self>) -> StyledControl<TupleView<Label, Content>> {
    node.styled(TupleView(label, inside)) {
      GroupBoxStyleConfiguration(label: .init(label), content: .init(inside))
    }
  }

  func collect(_ node: PrimitiveNode<Self>, into collector: ElementCollector) {
    guard let parts = node.ownParts() else { return node.child.emit(into: collector) }
    let group = Element(.group, node: node)
    group.takeLabel(from: collector.label { parts[0].emit(into: collector) })
    guard group.label != nil else { return parts[1].emit(into: collector) }
    group.children += collector.nested { parts[1].emit(into: collector) }
    collector.append(group)
  }
}
