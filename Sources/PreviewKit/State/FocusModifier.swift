/// Binds the focus of the fields inside to a state.
struct FocusModifier<Value: Hashable>: PrimitiveModifier {
  let binding: FocusState<Value>.Binding
  let value: Value

  func makeStorage(in node: _ViewNode) -> FocusStorage<Value> { FocusStorage(value) }

  func didUpdate(_ node: PrimitiveModifierNode<Self>, from old: Self?) {
    let storage = node.storage!
    if old == nil { node.engine.focus.add(storage, at: node) }
    storage.content = node.content
    storage.value = value
    guard storage.location !== binding.location else { return }
    storage.location?.remove(storage)
    storage.location = binding.location
    storage.location?.add(storage)
  }

  func willUnmount(_ node: PrimitiveModifierNode<Self>) {
    node.engine.focus.remove(at: node)
    node.storage.location?.remove(node.storage)
  }
}

/// What a mounted `focused(_:)` keeps: the fields inside, and the value that stands for them.
@MainActor
final class FocusStorage<Value: Hashable>: FocusPlace {
  var value: Value
  var location: FocusLocation<Value>?
  weak var content: _ViewNode?
  private(set) var hasFocus = false

  init(_ value: Value) { self.value = value }

  func didGainFocus() {
    hasFocus = true
    location?.follow(value)
  }

  func didLoseFocus() {
    hasFocus = false
    guard let location, location.peek() == value else { return }
    location.follow(location.none)
  }

  /// Gives the keyboard to the first field inside. False when there is none that can be used.
  func takeFocus() -> Bool {
    if hasFocus { return true }
    guard let content, content.isMounted else { return false }
    let collector = ElementCollector()
    let (traits, elements) = collector.onScreen { content.emit(into: collector) }
    if let search = traits.search, search.takeFocus() { return true }
    return elements.contains { $0.takeFocus() }
  }
}

extension Element {
  /// Gives the keyboard to the first field here or inside.
  fileprivate func takeFocus() -> Bool {
    if isEnabled, takesKeyboard, perform(.focus) { return true }
    return children.contains { $0.takeFocus() }
  }

  private var takesKeyboard: Bool { isFocusable || role.has(.field) }
}

/// Lets content that is no field have the keyboard.
struct FocusableModifier: PrimitiveModifier {
  let isFocusable: Bool

  func collect(_ node: PrimitiveModifierNode<Self>, into collector: ElementCollector) {
    let isFocused = node.engine.focus.isFocused(node)
    collector.decorating({ element in
      guard isFocusable, !element.isFocusable else { return }
      element.isFocusable = true
      element.focus = { [weak node] in
        guard let node, node.isMounted else { return }
        node.engine.focus.give(to: node)
      }
      if isFocused { element.states.insert(.focused) }
    }) { node.content.emit(into: collector) }
  }
}

extension View {
  /// Binds whether a field in this view has the keyboard to a state.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusModifier(binding: condition, value: true))
  }

  /// Binds the focus of a field in this view to a state, of which `value` stands for this field.
  public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
    modifier(FocusModifier(binding: binding, value: value))
  }

  /// Binds whether the search field of this view has the keyboard to a state.
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { focused(binding) }

  /// Binds the focus of the search field of this view to a state, of which `value` stands for it.
  public func searchFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View {
    focused(binding, equals: value)
  }

  /// Lets this view have the keyboard although it is no field.
  public func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable))
  }

  /// Lets this view have the keyboard although it is no field.
  public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable))
  }
}

/// What the focus of a view is for.
public struct FocusInteractions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Interactions from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A press, instead of a tap.
  public static let activate = FocusInteractions(rawValue: 1 << 0)
  /// Editing.
  public static let edit = FocusInteractions(rawValue: 1 << 1)
  /// As the platform decides.
  public static let automatic: FocusInteractions = [.activate, .edit]
}
