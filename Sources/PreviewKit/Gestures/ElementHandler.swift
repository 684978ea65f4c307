/// What a view around an element does with actions on it.
struct ElementHandler {
  /// When the handler is asked.
  enum Order {
    /// Before the element's own view, which is not asked when the handler knows the action.
    case instead
    /// When the element's own view does not know the action; the nearest one first, and only one.
    case fallback
    /// Besides everything else.
    case also
  }

  let order: Order
  /// Does the action; false when it does not know it.
  let perform: @MainActor (ElementAction) -> Bool
}

extension Element {
  /// Does `action` as the views around the element and its own view have it.
  func performHandled(_ action: ElementAction) -> Bool {
    guard acceptsTouches else { return false }
    // The outermost view was collected last.
    for handler in handlers.reversed() where handler.order == .instead && handler.perform(action) { return true }
    var isDone = node.map { $0.isMounted && $0.perform(action) } ?? false
    for handler in handlers where !isDone && handler.order == .fallback { isDone = handler.perform(action) }
    for handler in handlers where handler.order == .also && handler.perform(action) { isDone = true }
    return isDone
  }
}
