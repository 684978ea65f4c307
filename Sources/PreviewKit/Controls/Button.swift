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
  @usableFromInline let role: ButtonRole?
  @usableFromInline let action: () -> Void
  @usableFromInline let label: Label

  /// A button with a view as its label.
  @inlinable
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// A button with a role.
  @inlinable
  public init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.role = role
    self.action = action
    self.label = label()
  }
}

extension Button where Label == Text {
  /// A button with a text.
  @inlinable
  public init(_ titleKey: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// A button with a text.
  @_disfavoredOverload
  @inlinable
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

extension Button {
  /// A button has no body of its own.
  public var body: Never { fatalError("Button is a primitive view and has no body") }

  /// Mounts the label, or what the style makes of it.
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
    ButtonNode(view, in: context)
  }

  /// Updates the label, or what the style makes of it.
  public static func _updateNode(_ node: _ViewNode, with view: Self) {
    unsafeDowncast(node, to: ButtonNode<Label>.self).update(with: view)
  }
}

extension _ViewNode {
  /// Whether controls at this place can be used.
  var isEnabled: Bool { scope.value(IsEnabledKey.self) }
}

extension Element {
  /// Texts become the label; controls inside go below; a symbol is the label when there is nothing else.
  func takeLabel(from content: [Element]) {
    var image: Element?
    for element in content {
      if element.role == .image { image = image ?? element } else { take(element) }
    }
    takeLabel(ofSymbol: image)
  }

  /// A symbol is the label when there is nothing else.
  func takeLabel(ofSymbol image: Element?) {
    guard label == nil, let image else { return }
    label = image.label
    labelKey = image.labelKey
  }
}
