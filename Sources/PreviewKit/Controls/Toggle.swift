/// A control that is on or off.
public struct Toggle<Label: View>: View {
  let label: Label
  let isOn: Binding<Bool>

  /// A toggle with a view as its label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.isOn = isOn
  }
}

extension Toggle where Label == Text {
  /// A toggle with a title.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// A toggle with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == PreviewKit.Label<Text, Image> {
  /// A toggle with a title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { PreviewKit.Label(titleKey, systemImage: systemImage) }
  }
}

extension Toggle: PrimitiveView {
  func content(in node: PrimitiveNode<Self>) -> Label { label }

  func collect(_ node: PrimitiveNode<Self>, into collector: ElementCollector) {
    let element = Element(.toggle, node: node)
    element.takeLabel(from: collector.label { node.forEachChild { $0.emit(into: collector) } })
    element.value = isOn.wrappedValue ? "on" : "off"
    element.isValueText = false
    if !node.isEnabled { element.states.insert(.disabled) }
    collector.append(element)
  }

  func perform(_ action: ElementAction, in node: PrimitiveNode<Self>) -> Bool {
    switch action {
    case .tap: isOn.wrappedValue.toggle()
    case .setOn(let on): isOn.wrappedValue = on
    default: return false
    }
    return true
  }
}
