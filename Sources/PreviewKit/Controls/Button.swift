/// What a button is for.
public struct ButtonRole: Hashable, Sendable {
  private let name: String
  /// Deletes or destroys.
  public static let destructive = ButtonRole(name: "destructive")
  /// Gives up.
  public static let cancel = ButtonRole(name: "cancel")
  /// Confirms.
  public static let confirm = ButtonRole(name: "confirm")
  /// Closes.
  public static let close = ButtonRole(name: "close")
}

/// A control that does something when it is tapped.
public struct Button<Label: View>: View {
  let role: ButtonRole?
  let action: () -> Void
  let label: Label

  /// A button with a view as its label.
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// A button with a role.
  public init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.role = role
    self.action = action
    self.label = label()
  }
}

extension Button where Label == Text {
  /// A button with a text.
  public init(_ titleKey: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// A button with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, role: ButtonRole? = nil, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == PreviewKit.Label<Text, Image> {
  /// A button with a text and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { PreviewKit.Label(titleKey, systemImage: systemImage) }
  }

  /// A button with a text and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { PreviewKit.Label(title, systemImage: systemImage) }
  }

  /// A button with a text and a picture of the app.
  public init(
    _ titleKey: LocalizedStringKey, image: String, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { PreviewKit.Label(titleKey, image: image) }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// The button that a primitive style was asked to show.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}

extension Button where Label == DefaultButtonLabel {
  /// A button whose role says what it is called.
  public init(role: ButtonRole, action: @escaping () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}

/// The label that a button's role gives it.
public struct DefaultButtonLabel: View {
  let role: ButtonRole

  /// "Cancel", "Close", "Delete" or "OK".
  public var body: some View {
    switch role {
    case .cancel: Text("Cancel")
    case .close: Text("Close")
    case .destructive: Text("Delete")
    default: Text("OK")
    }
  }
}

extension Button: PrimitiveView {
  func content(in node: PrimitiveNode<Self>) -> _ConditionalContent<Label, AnyView> {
    let values = EnvironmentValues(scope: node.scope)
    if let style = values.primitiveButtonStyle {
      let configuration = PrimitiveButtonStyleConfiguration(
        role: role, label: .init(AnyView(label)), action: { [weak node] in node?.view.action() })
      // The button that the style makes of the configuration is an ordinary one.
      return _ConditionalContent(
        storage: .second(AnyView(style.make(configuration).environment(\.primitiveButtonStyle, nil))))
    }
    if let style = values.buttonStyle {
      let configuration = ButtonStyleConfiguration(role: role, label: .init(AnyView(label)), isPressed: false)
      return _ConditionalContent(storage: .second(style.make(configuration)))
    }
    return _ConditionalContent(storage: .first(label))
  }

  func collect(_ node: PrimitiveNode<Self>, into collector: ElementCollector) {
    let content = collector.label { node.forEachChild { $0.emit(into: collector) } }
    // A primitive style that shows the button itself has said everything.
    if content.count == 1, content[0].role == .button { return collector.append(content[0]) }
    let element = Element(.button, node: node)
    element.takeLabel(from: content)
    switch role {
    case .cancel: element.states.insert(.cancel)
    case .destructive: element.states.insert(.destructive)
    default: break
    }
    if !node.isEnabled { element.states.insert(.disabled) }
    collector.append(element)
  }

  func perform(_ action: ElementAction, in node: PrimitiveNode<Self>) -> Bool {
    guard action == .tap else { return false }
    let after = node.scope.value(AfterButtonActionKey.self)
    self.action()
    after?()
    return true
  }
}

extension _ViewNode {
  /// Whether controls at this place can be used.
  var isEnabled: Bool { scope.value(IsEnabledKey.self) }
}

extension Element {
  /// Texts become the label; controls inside go below; a symbol is the label when there is nothing else.
  func takeLabel(from content: [Element]) {
    takeTexts(from: content.filter { !($0.role == .image) })
    let images = content.filter { $0.role == .image }
    if label == nil, let image = images.first {
      label = image.label
      labelKey = image.labelKey
    }
  }
}
