/// Collects what a person perceives while the mounted views are walked.
@MainActor
final class ElementCollector {
  /// The elements of the container that is being collected.
  private(set) var elements: [Element] = []
  /// Whether each unit of content becomes a row: inside lists and forms.
  private(set) var makesRows = false
  /// Whether what is collected is the content of a row of a list.
  private(set) var isCollectingRow = false
  /// Whether the id of an element of a `ForEach` is the tag of its views.
  var takesIdentities = false
  /// Whether a symbol may serve as a label: inside controls.
  private(set) var acceptsSymbols = false
  /// Sheets, alerts and the like, the topmost last.
  private(set) var presentations: [Element] = []
  /// What the views of the screen that is being collected say about it.
  private(set) var screen: ScreenTraits?

  func append(_ element: Element) { elements.append(element) }

  /// Adds a text; `key` is the localisation key it was made from.
  func text(_ string: String, key: String? = nil, states: ElementStates = [], node: _ViewNode? = nil) {
    let element = Element(.text, label: string, node: node)
    element.labelKey = key
    element.states = states
    elements.append(element)
  }

  /// The elements that `body` adds.
  func nested(rows: Bool = false, _ body: () -> Void) -> [Element] {
    let outer = (elements, makesRows)
    elements = []
    makesRows = rows
    body()
    defer { (elements, makesRows) = outer }
    return elements
  }

  /// What can be done with the rows of the next `ForEach`.
  private(set) var rowEditing: RowEditing?

  func withRowEditing(_ editing: RowEditing, _ body: () -> Void) {
    let outer = rowEditing
    rowEditing = editing.merging(outer)
    defer { rowEditing = outer }
    body()
  }

  func withoutRowEditing(_ body: () -> Void) {
    let outer = rowEditing
    rowEditing = nil
    defer { rowEditing = outer }
    body()
  }

  /// The elements of a control's label, symbols included.
  func label(_ body: () -> Void) -> [Element] {
    let outer = acceptsSymbols
    acceptsSymbols = true
    defer { acceptsSymbols = outer }
    return nested(body)
  }

  /// Adds what `body` adds, after `change` has been applied to each of the new elements.
  func decorating(_ change: (Element) -> Void, _ body: () -> Void) {
    let start = elements.count
    body()
    for element in elements[start...] { change(element) }
  }

  /// Replaces what `body` adds.
  func replacing(_ body: () -> Void, with replacement: ([Element]) -> [Element]) {
    let start = elements.count
    body()
    let added = Array(elements[start...])
    elements.removeSubrange(start...)
    elements += replacement(added)
  }

  /// Adds the row that `node` is.
  func row(of node: _ViewNode) {
    let outer = isCollectingRow
    isCollectingRow = true
    let content = nested { node.collect(into: self) }
    isCollectingRow = outer
    guard !content.isEmpty else { return }
    // A row that is nothing but a control is that control.
    if content.count == 1, content[0].role != .text, content[0].role != .image {
      elements.append(content[0])
      return
    }
    let row = Element(.row, node: node)
    row.takeTexts(from: content)
    elements.append(row)
  }

  /// Adds a presentation, with the presentations that it makes in turn.
  func present(_ element: Element, content: () -> Void) {
    let outerScreen = screen
    screen = nil
    presentations.append(element)
    element.children = nested(content)
    screen = outerScreen
  }

  /// The elements of a screen with what its views say about it.
  func onScreen(_ body: () -> Void) -> (traits: ScreenTraits, elements: [Element]) {
    let outer = screen
    let traits = ScreenTraits()
    screen = traits
    defer { screen = outer }
    return (traits, nested(body))
  }
}

/// What the views of a screen say about it: its title, toolbar and search field.
@MainActor
final class ScreenTraits {
  var title: String?
  var titleKey: String?
  var toolbar: [Element] = []
  var search: Element?
  var isBackButtonHidden = false
}

extension Element {
  /// Texts become the element's own; everything else goes below it.
  func takeTexts(from content: [Element]) {
    for element in content {
      guard element.role == .text else {
        children.append(element)
        continue
      }
      if let text = element.label {
        if label == nil {
          label = text
          labelKey = element.labelKey
        } else {
          details.append(text)
        }
      }
      states.formUnion(element.states.intersection([.strikethrough, .redacted]))
      handlers += element.handlers
    }
  }
}
