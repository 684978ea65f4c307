/// A control that chooses a colour. Its value is how the colour was made; it cannot be chosen by a script.
public struct ColorPicker<Label: View>: View {
  let label: Label
  let selection: Binding<Color>

  /// A colour picker with a view as its label.
  public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.selection = selection
  }
}

extension ColorPicker where Label == Text {
  /// A colour picker with a title.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection) { Text(titleKey) }
  }

  /// A colour picker with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection) { Text(title) }
  }
}

extension ColorPicker: PrimitiveView {
  func content(in node: PrimitiveNode<Self>) -> Label { label }

  func collect(_ node: PrimitiveNode<Self>, into collector: ElementCollector) {
    let element = Element(.colorPicker, node: node)
    element.takeLabel(from: collector.label { node.forEachChild { $0.emit(into: collector) } })
    element.value = selection.wrappedValue.description
    element.isValueText = false
    if !node.isEnabled { element.states.insert(.disabled) }
    collector.append(element)
  }
}
