/// A control that pushes a screen.
public struct NavigationLink<Label: View, Destination: View>: View {
  let label: Label
  let target: Target

  enum Target {
    case view(@MainActor () -> Destination)
    case value((any Hashable)?)
    case binding(Binding<Bool>, @MainActor () -> Destination)
  }

  init(label: Label, target: Target) {
    self.label = label
    self.target = target
  }

  /// A link to a view.
  public init(@ViewBuilder destination: @escaping @MainActor () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), target: .view(destination))
  }

  /// A link to a view.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), target: .view { destination })
  }

  /// A link that is followed while a binding is true; the older form.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: @escaping @MainActor () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), target: .binding(isActive, destination))
  }

  /// A link that is followed while a binding is true; the older form.
  public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(label: label(), target: .binding(isActive, { destination }))
  }
}

extension NavigationLink where Label == Text {
  /// A link to a view.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping @MainActor () -> Destination) {
    self.init(label: Text(titleKey), target: .view(destination))
  }

  /// A link to a view.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: @escaping @MainActor () -> Destination) {
    self.init(label: Text(title), target: .view(destination))
  }

  /// A link to a view.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(label: Text(titleKey), target: .view { destination })
  }

  /// A link to a view.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(label: Text(title), target: .view { destination })
  }
}

extension NavigationLink where Destination == Never {
  /// A link to the destination of a value; without a value it is disabled.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(label: label(), target: .value(value))
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// A link to the destination of a value; without a value it is disabled.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(label: Text(titleKey), target: .value(value))
  }

  /// A link to the destination of a value; without a value it is disabled.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(label: Text(title), target: .value(value))
  }
}

extension NavigationLink: PrimitiveView {
  func content(in node: PrimitiveNode<Self>) -> Label {
    if case .binding(let isActive, let destination) = target, let context = node.scope.value(NavigationContextKey.self)
    {
      let key = NavigationContext.Key.node(ObjectIdentifier(node))
      if isActive.wrappedValue {
        context.push(key, onPop: { isActive.wrappedValue = false }) { AnyView(DeferredContent(make: destination)) }
      } else {
        context.remove(key)
      }
    }
    return label
  }

  func collect(_ node: PrimitiveNode<Self>, into collector: ElementCollector) {
    let isRow = collector.isCollectingRow
    let element = Element(isRow ? .row : .button, node: node)
    let content = collector.label { node.forEachChild { $0.emit(into: collector) } }
    element.takeLabel(from: content)
    element.states.insert(.link)
    // In a list with a selection, the value is what is selected.
    if case .value(let value?) = target { element.tag = ElementTag(value) }
    if !node.isEnabled || isWithoutValue { element.states.insert(.disabled) }
    collector.append(element)
  }

  private var isWithoutValue: Bool {
    if case .value(nil) = target { true } else { false }
  }

  func perform(_ action: ElementAction, in node: PrimitiveNode<Self>) -> Bool {
    guard action == .tap, let context = node.scope.value(NavigationContextKey.self) else { return false }
    switch target {
    case .view(let destination):
      context.push(.node(ObjectIdentifier(node))) { AnyView(DeferredContent(make: destination)) }
    case .value(let value?): context.push(value)
    case .value(nil): return false
    case .binding(let isActive, _): isActive.wrappedValue = true
    }
    return true
  }
}
