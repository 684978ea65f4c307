/// A button. Its content is the label, or where a style is set what the style makes of it; the one and the other are
/// different views.
final class ButtonNode<Label: View>: _ViewNode {
  @exclusivity(unchecked) private var role: ButtonRole?
  @exclusivity(unchecked) private var action: () -> Void
  @exclusivity(unchecked) private var label: Label
  @exclusivity(unchecked) private var child: _ViewNode?
  /// Whether the child is what a style made.
  @exclusivity(unchecked) private var isStyled = false

  init(_ view: Button<Label>, in context: _NodeContext) {
    role = view.role
    action = view.action
    label = view.label
    super.init(context)
    evaluate()
  }

  func update(with new: Button<Label>) {
    role = new.role
    action = new.action
    label = new.label
    evaluate()
  }

  override func evaluate() {
    var style: CustomButtonStyle?
    trackOwnReads { style = EnvironmentValues(scope: scope).customButtonStyle }
    if (style != nil) != isStyled {
      child?.unmount()
      child = nil
      isStyled = style != nil
    }
    if let style {
      // A closure that replaces the button's action reaches the style through the node.
      show(style.make(role: role, label: label) { [weak self] in self?.action() })
    } else {
      show(label)
    }
  }

  private func show<Content: View>(_ content: Content) {
    if let child {
      Content._updateNode(child, with: content)
    } else {
      child = Content._makeNode(content, in: childContext())
    }
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let child { body(child) }
  }

  override func dropChildren() { child = nil }

  override var isTransparentForRows: Bool { false }

  override func collect(into collector: ElementCollector) {
    let element = Element(.button, node: self)
    // A primitive style that shows the button itself has said everything.
    guard collector.label(element, by: { child?.emit(into: collector) }) else { return }
    switch role {
    case .cancel: element.states.insert(.cancel)
    case .destructive: element.states.insert(.destructive)
    default: break
    }
    if !collector.textEnvironment(at: self).isEnabled { element.states.insert(.disabled) }
    collector.append(element)
  }

  override func perform(_ action: ElementAction) -> Bool {
    guard action == .tap else { return false }
    let after = scope.value(AfterButtonActionKey.self)
    self.action()
    after?()
    return true
  }
}
