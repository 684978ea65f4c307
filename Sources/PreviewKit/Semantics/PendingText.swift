/// A text that a view has added, before it is known whether it will be an element of its own.
struct PendingText {
  let string: String
  let key: String?
  let states: ElementStates
  let node: _ViewNode?

  /// A new element of its own.
  @MainActor var element: Element {
    let element = Element(.text, label: string, node: node)
    element.labelKey = key
    element.states = states
    return element
  }
}
