/// A search field that belongs to the content: at the top of its screen, or before the content where there is no screen.
struct SearchModifier: PrimitiveModifier {
  let text: Binding<String>
  let isPresented: Binding<Bool>?
  let prompt: Text?

  @MainActor final class Storage {
    let scope: EnvironmentScope
    /// Whether a search is under way, where the app does not say so itself.
    let isActive = StateLocation(false)

    init(_ node: _ViewNode) { scope = EnvironmentScope(parent: node.scope, engine: node.engine) }
  }

  func makeStorage(in node: _ViewNode) -> Storage { Storage(node) }

  func contentScope(in node: _ViewNode, storage: Storage) -> EnvironmentScope { storage.scope }

  static var hasDependencies: Bool { true }

  func evaluate(_ node: PrimitiveModifierNode<Self>) {
    var values = EnvironmentValues()
    values.isSearching = isPresented?.wrappedValue ?? node.storage.isActive.get()
    values.dismissSearch = DismissSearchAction { [weak node] in
      guard let node, node.isMounted else { return }
      node.modifier.end(in: node)
    }
    values.apply(to: node.storage.scope)
  }

  private func begin(in node: PrimitiveModifierNode<Self>) {
    node.engine.focus.give(to: node)
    setActive(true, in: node)
  }

  private func end(in node: PrimitiveModifierNode<Self>) {
    if !text.location.peek().isEmpty { text.wrappedValue = "" }
    if node.engine.focus.isFocused(node) { node.engine.focus.give(to: nil) }
    setActive(false, in: node)
  }

  private func setActive(_ isActive: Bool, in node: PrimitiveModifierNode<Self>) {
    if let isPresented {
      if isPresented.location.peek() != isActive { isPresented.wrappedValue = isActive }
    } else {
      node.storage.isActive.set(isActive)
    }
  }

  func collect(_ node: PrimitiveModifierNode<Self>, into collector: ElementCollector) {
    let element = Element(.search, label: "Search", node: node)
    if let prompt { (element.label, element.labelKey) = prompt.label(at: node) }
    element.value = text.wrappedValue
    if node.engine.focus.isFocused(node) { element.states.insert(.focused) }
    if !node.isEnabled { element.states.insert(.disabled) }
    if let screen = collector.screen, screen.search == nil {
      screen.search = element
    } else {
      collector.append(element)
    }
    node.content.emit(into: collector)
  }

  func perform(_ action: ElementAction, in node: PrimitiveModifierNode<Self>) -> Bool {
    switch action {
    case .setText(let string):
      begin(in: node)
      text.wrappedValue = string
    case .insertText(let string):
      begin(in: node)
      text.wrappedValue += string
    case .focus, .tap: begin(in: node)
    case .submit: for action in node.scope.value(SearchActionsKey.self) { action() }
    case .dismiss: end(in: node)
    default: return false
    }
    return true
  }
}
