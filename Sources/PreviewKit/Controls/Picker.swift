/// A control that chooses one of several options.
///
/// Options show only in the styles that show them (segmented, inline, wheel, palette, radio group): each is a button
/// of the picker. In the other styles the picker tells how many there are; an option is chosen by its label.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  let label: Label
  let selection: Binding<SelectionValue>
  let options: Content
  let currentValueLabel: AnyView?

  init(label: Label, selection: Binding<SelectionValue>, options: Content, currentValueLabel: AnyView? = nil) {
    self.label = label
    self.selection = selection
    self.options = options
    self.currentValueLabel = currentValueLabel
  }

  /// A picker with a view as its label.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), selection: selection, options: content())
  }

  /// A picker with a view as its label and a view for the option that is chosen.
  public init<V: View>(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> V
  ) {
    self.init(
      label: label(), selection: selection, options: content(), currentValueLabel: AnyView(currentValueLabel()))
  }

  /// A picker with a view as its label, in the older form.
  public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
    self.init(label: label, selection: selection, options: content())
  }
}

extension Picker where Label == Text {
  /// A picker with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(label: Text(titleKey), selection: selection, options: content())
  }

  /// A picker with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(label: Text(title), selection: selection, options: content())
  }

  /// A picker with a title and a view for the option that is chosen.
  public init<V: View>(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> V
  ) {
    self.init(
      label: Text(titleKey), selection: selection, options: content(), currentValueLabel: AnyView(currentValueLabel()))
  }
}

extension Picker where Label == PreviewKit.Label<Text, Image> {
  /// A picker with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      label: PreviewKit.Label(titleKey, systemImage: systemImage), selection: selection, options: content())
  }

  /// A picker with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(label: PreviewKit.Label(title, systemImage: systemImage), selection: selection, options: content())
  }
}

extension Picker: PrimitiveView {
  func content(in node: PrimitiveNode<Self>) -> TupleView<Label, Content, AnyView?> {
    TupleView(label, options, currentValueLabel)
  }

  func collect(_ node: PrimitiveNode<Self>, into collector: ElementCollector) {
    let parts = node.parts
    let element = Element(.picker, node: node)
    element.takeLabel(from: collector.label { parts[0].emit(into: collector) })
    let options = optionElements(parts[1])
    let selected = ElementTag.key(of: selection.wrappedValue)
    let current = options.first { $0.tag?.key == selected }
    element.value = collector.texts(of: parts[2]) ?? current?.optionLabel ?? ""
    if current == nil, !options.isEmpty { reportMissingTag(label: element.label, at: node) }
    if !node.isEnabled { element.states.insert(.disabled) }
    if style(at: node).showsOptions {
      element.children = options.map { option($0, isSelected: $0.tag?.key == selected, in: node) }
    } else {
      element.optionCount = options.count
    }
    collector.append(element)
  }

  private func style(at node: PrimitiveNode<Self>) -> PickerStyleKind {
    let style = node.scope.value(PickerStyleKey.self)
    return style == .automatic && node.scope.value(IsInMenuKey.self) ? .inline : style
  }

  /// The options with their tags; sections show only what is in them.
  private func optionElements(_ node: _ViewNode) -> [Element] {
    let collector = ElementCollector()
    collector.takesIdentities = true
    var rows: [Element] = []
    _ = collector.label { rows = collector.nested(rows: true) { node.emit(into: collector) } }
    return rows.flatMap { $0.role == .section ? $0.children : [$0] }
  }

  private func option(_ row: Element, isSelected: Bool, in node: PrimitiveNode<Self>) -> Element {
    let button = Element(.button, label: row.optionLabel, node: node)
    button.details = row.details
    button.labelKey = row.labelKey
    button.identifier = row.identifier
    if isSelected { button.states.insert(.selected) }
    if !node.isEnabled || !row.isEnabled { button.states.insert(.disabled) }
    let tag = row.tag
    button.handlers.append(
      ElementHandler(order: .instead) { [weak node] action in
        guard action == .tap, let node, node.isMounted else { return false }
        return node.view.choose(tag, in: node)
      })
    return button
  }

  private func reportMissingTag(label: String?, at node: PrimitiveNode<Self>) {
    let value = selection.wrappedValue
    if let optional = value as? any OptionalType, optional.optional == nil { return }
    let picker = label.map { OutlineText.quoted($0) } ?? "without a label"
    node.engine.report(
      RuntimeIssue(
        kind: .misuse, path: node.path,
        message:
          "the picker \(picker) has no option tagged \(OutlineText.quoted(stableDescription(of: value))), which is"
          + " its selection; give the options .tag(_:) of the selection's type"))
  }

  private func choose(_ tag: ElementTag?, in node: PrimitiveNode<Self>) -> Bool {
    guard let value = tag?.value as? SelectionValue else { return false }
    let after = node.scope.value(AfterButtonActionKey.self)
    selection.wrappedValue = value
    after?()
    return true
  }

  func perform(_ action: ElementAction, in node: PrimitiveNode<Self>) -> Bool {
    guard case .select(let label) = action else { return false }
    let wanted = OutlineText.normalised(label)
    let option = optionElements(node.parts[1]).first { option in
      let texts = option.allTexts.map(OutlineText.normalised)
      return texts.first == wanted || texts.joined(separator: ", ") == wanted
    }
    guard let option, option.isEnabled else { return false }
    return choose(option.tag, in: node)
  }
}

extension Picker: ChoosingView {
  func choices(in node: PrimitiveNode<Self>) -> [Element.Choice] {
    optionElements(node.parts[1]).map { Element.Choice(label: $0.optionLabel ?? "", isEnabled: $0.isEnabled) }
  }
}

extension Element {
  /// What an option is called: its text, else its symbol.
  fileprivate var optionLabel: String? { label ?? children.first?.label }
}
