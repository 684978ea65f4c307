/// A part of a list, form or menu with a header and a footer.
public struct Section<Parent: View, Content: View, Footer: View>: View {
  let header: Parent
  let rows: Content
  let footer: Footer
  let isExpanded: Binding<Bool>?

  init(header: Parent, rows: Content, footer: Footer, isExpanded: Binding<Bool>? = nil) {
    self.header = header
    self.rows = rows
    self.footer = footer
    self.isExpanded = isExpanded
  }

  /// A section with a header and a footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), rows: content(), footer: footer())
  }

  /// A section with a header and a footer, in the older form.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, rows: content(), footer: footer)
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  /// A section without a header.
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), rows: content(), footer: EmptyView())
  }
}

extension Section where Footer == EmptyView {
  /// A section with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), rows: content(), footer: EmptyView())
  }

  /// A section with a header, in the older form.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, rows: content(), footer: EmptyView())
  }

  /// A section with a header that can be collapsed.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
  ) {
    self.init(header: header(), rows: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

extension Section where Parent == EmptyView {
  /// A section with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), rows: content(), footer: footer())
  }

  /// A section with a footer, in the older form.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), rows: content(), footer: footer)
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// A section with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), rows: content(), footer: EmptyView())
  }

  /// A section with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), rows: content(), footer: EmptyView())
  }

  /// A section with a title that can be collapsed.
  public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), rows: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

extension Section: PrimitiveView {
  func content(in node: PrimitiveNode<Self>) -> TupleView<Parent, Content?, Footer> {
    TupleView(header, isExpanded?.wrappedValue == false ? nil : rows, footer)
  }

  static var isTransparentForRows: Bool { true }

  func collect(_ node: PrimitiveNode<Self>, into collector: ElementCollector) {
    var parts: [_ViewNode] = []
    node.child.forEachChild { parts.append($0) }
    let section = Element(.section, node: node)
    let header = collector.nested { parts[0].emit(into: collector) }
    section.takeTexts(from: header)
    let rows = collector.makesRows
    section.children += collector.nested(rows: rows) { parts[1].emit(into: collector) }
    let footer = collector.nested { parts[2].emit(into: collector) }
    section.children += footer
    if let isExpanded { section.states.insert(isExpanded.wrappedValue ? .expanded : .collapsed) }
    // Without header and footer there is nothing to hear of a section outside lists.
    if !rows, section.label == nil, footer.isEmpty, header.isEmpty {
      for child in section.children { collector.append(child) }
    } else {
      collector.append(section)
    }
  }

  func perform(_ action: ElementAction, in node: PrimitiveNode<Self>) -> Bool {
    guard let isExpanded, action == .tap else { return false }
    isExpanded.wrappedValue.toggle()
    return true
  }
}
