/// A control that is on or off.
public struct Toggle<Label: View>: View {
  let label: Label
  let isOn: Binding<Bool>
  /// Whether some of several sources are on and some off.
  var isMixed: @MainActor () -> Bool = { false }

  /// A toggle with a view as its label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.isOn = isOn
  }

  /// A toggle for several sources: it is on when all are on, and turns all of them on or off.
  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let bindings = sources.map { $0[keyPath: isOn] }
    self.init(
      isOn: Binding(
        get: { !bindings.isEmpty && bindings.allSatisfy(\.wrappedValue) },
        set: { on in for binding in bindings { binding.wrappedValue = on } }), label: label)
    isMixed = { Set(bindings.map(\.wrappedValue)).count > 1 }
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

  /// A toggle with a title for several sources.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }
}

extension Toggle where Label == PreviewKit.Label<Text, Image> {
  /// A toggle with a title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { PreviewKit.Label(titleKey, systemImage: systemImage) }
  }

  /// A toggle with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { PreviewKit.Label(title, systemImage: systemImage) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The toggle that a style was asked to show.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
    let isMixed = configuration.isMixed
    self.isMixed = { isMixed }
  }
}

extension Toggle: PrimitiveView {
  func content(in node: PrimitiveNode<Self>) -> StyledControl<Label> {
    node.styled(label) {
      ToggleStyleConfiguration(label: .init(label), isOn: isOn, isMixed: isMixed())
    }
  }

  /// With a style of the app's own it is still one toggle: everything that the style shows is its label, and a tap is
  /// one on the style's only button, if there is one.
  func collect(_ node: PrimitiveNode<Self>, into collector: ElementCollector) {
    let content = collector.label { node.forEachChild { $0.emit(into: collector) } }
    if content.count == 1, content[0].role == .toggle { return collector.append(content[0]) }
    let element = Element(.toggle, node: node)
    if node.controlStyle(for: ToggleStyleConfiguration.self) == nil {
      element.takeLabel(from: content)
    } else {
      element.takeStyledLabel(from: content)
    }
    if isMixed() {
      element.states.insert(.mixed)
    } else {
      element.value = isOn.wrappedValue ? "on" : "off"
      element.isValueText = false
    }
    if !node.isEnabled { element.states.insert(.disabled) }
    collector.append(element)
  }

  func perform(_ action: ElementAction, in node: PrimitiveNode<Self>) -> Bool {
    switch action {
    case .tap: isOn.wrappedValue.toggle()
    case .setOn(let on): isOn.wrappedValue = on
    default: return false
    }
    node.scope.value(AfterButtonActionKey.self)?()
    return true
  }
}

extension Element {
  /// The texts of everything that a style shows become the label; its only button is what a tap is for.
  func takeStyledLabel(from content: [Element]) {
    let all = content.flatMap(\.selfAndDescendants)
    let texts = all.filter { $0.role != .image }.flatMap(\.texts)
    label = texts.first ?? all.lazy.compactMap(\.label).first
    labelKey = all.first { $0.label == label }?.labelKey
    details = Array(texts.dropFirst())
    handlers += content.filter(\.isContent).flatMap(\.handlers).map {
      ElementHandler(order: $0.order == .fallback ? .instead : $0.order, perform: $0.perform)
    }
    let buttons = all.filter { $0.role == .button }
    guard buttons.count == 1 else { return }
    handlers.append(ElementHandler(order: .instead) { $0 == .tap && buttons[0].perform(.tap) })
  }
}
