/// Collects what a person perceives while the mounted views are walked.
@MainActor
final class ElementCollector {
  /// What has been collected and not yet been taken by what it is in; the innermost container's last. Nil is a text
  /// without an element yet: most texts end as the label of a row and never need one.
  @exclusivity(unchecked) private var items: ContiguousArray<Element?> = []
  /// The texts that stand for nil among the items, in their order.
  @exclusivity(unchecked) private var pending: ContiguousArray<PendingText> = []
  /// The text environment of the last text: most texts stand in the same one as the text before.
  @exclusivity(unchecked) private var textEnvironment: TextEnvironment?
  /// Whether each unit of content becomes a row: inside lists and forms.
  @exclusivity(unchecked) private(set) var makesRows = false
  /// Whether what is collected is the content of a row of a list.
  @exclusivity(unchecked) private(set) var isCollectingRow = false
  /// Whether the id of an element of a `ForEach` is the tag of its views.
  @exclusivity(unchecked) var takesIdentities = false
  /// Whether a symbol may serve as a label: inside controls.
  @exclusivity(unchecked) private(set) var acceptsSymbols = false
  /// Sheets, alerts and the like, the topmost last.
  @exclusivity(unchecked) private(set) var presentations: [Element] = []
  /// What the views of the screen that is being collected say about it.
  @exclusivity(unchecked) private(set) var screen: ScreenTraits?

  func append(_ element: Element) { items.append(element) }

  /// Adds a text; `key` is the localisation key it was made from.
  func text(_ string: String, key: String? = nil, states: ElementStates = [], node: _ViewNode? = nil) {
    items.append(nil)
    pending.append(PendingText(string: string, key: key, states: states, node: node))
  }

  /// What texts at `node` depend on. Nothing changes it while the views are walked.
  func textEnvironment(at node: _ViewNode) -> TextEnvironment {
    if let textEnvironment, textEnvironment.scope === node.scope { return textEnvironment }
    let new = TextEnvironment(node.scope)
    textEnvironment = new
    return new
  }

  /// A place in what has been collected.
  private struct Mark {
    let item: Int
    let text: Int
  }

  private var mark: Mark { Mark(item: items.count, text: pending.count) }

  /// The elements that `body` adds.
  func nested(rows: Bool = false, _ body: () -> Void) -> [Element] {
    let outer = makesRows
    let start = mark
    makesRows = rows
    body()
    makesRows = outer
    return takeElements(from: start)
  }

  private func takeElements(from start: Mark) -> [Element] {
    if items.count == start.item { return [] }
    var elements: [Element] = []
    elements.reserveCapacity(items.count - start.item)
    var text = start.text
    for index in start.item..<items.count {
      if let element = items[index] {
        elements.append(element)
      } else {
        elements.append(pending[text].element)
        text += 1
      }
    }
    drop(to: start)
    return elements
  }

  /// Makes elements of the texts since `start`.
  private func makeElements(from start: Mark) {
    if pending.count == start.text { return }
    var text = start.text
    for index in start.item..<items.count where items[index] == nil {
      items[index] = pending[text].element
      text += 1
    }
    while pending.count > start.text { pending.removeLast() }
  }

  private func drop(to start: Mark) {
    while items.count > start.item { items.removeLast() }
    while pending.count > start.text { pending.removeLast() }
  }

  /// What can be done with the rows of the next `ForEach`.
  @exclusivity(unchecked) private(set) var rowEditing: RowEditing?

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

  /// Gives `element` the label that `body` adds, without making elements of its texts.
  ///
  /// False when that is nothing but an element of the same role: it stays in place of `element`.
  func label(_ element: Element, by body: () -> Void) -> Bool {
    let (outerSymbols, outerRows) = (acceptsSymbols, makesRows)
    let start = mark
    acceptsSymbols = true
    makesRows = false
    body()
    (acceptsSymbols, makesRows) = (outerSymbols, outerRows)
    if items.count == start.item + 1, items[start.item]?.role == element.role { return false }
    var image: Element?
    takeItems(from: start) { item in
      if item.role == .image { image = image ?? item } else { element.take(item) }
    } text: {
      element.take($0)
    }
    element.takeLabel(ofSymbol: image)
    return true
  }

  /// Adds what `body` adds, after `change` has been applied to each of the new elements.
  func decorating(_ change: (Element) -> Void, _ body: () -> Void) {
    let start = mark
    body()
    makeElements(from: start)
    for index in start.item..<items.count {
      if let element = items[index] { change(element) }
    }
  }

  /// Adds the row that `node` is.
  func row(of node: _ViewNode) {
    let (wasCollectingRow, outerMakesRows) = (isCollectingRow, makesRows)
    let start = mark
    isCollectingRow = true
    makesRows = false
    node.collect(into: self)
    isCollectingRow = wasCollectingRow
    makesRows = outerMakesRows
    let count = items.count - start.item
    guard count > 0 else { return }
    // A row that is nothing but a control is that control.
    if count == 1, let element = items[start.item], !element.isContent { return }
    let row = Element(.row, node: node)
    takeItems(from: start, element: row.take, text: row.take)
    items.append(row)
  }

  /// Hands out what has been collected since `start`.
  private func takeItems(from start: Mark, element: (Element) -> Void, text: (PendingText) -> Void) {
    var next = start.text
    for index in start.item..<items.count {
      if let item = items[index] {
        element(item)
      } else {
        text(pending[next])
        next += 1
      }
    }
    drop(to: start)
  }

  /// Adds a presentation, with the presentations above it.
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

extension Element {
  /// Texts become the element's own; everything else goes below it.
  func takeTexts(from content: [Element]) {
    for element in content { take(element) }
  }

  /// A text becomes the element's own; anything else goes below it.
  func take(_ element: Element) {
    guard element.role == .text else {
      children.append(element)
      return
    }
    if let text = element.label { takeText(text, key: element.labelKey) }
    takeStates(element.states)
    if let extras = element.extras, !extras.handlers.isEmpty { handlers += extras.handlers }
  }

  /// A text becomes the element's own.
  func take(_ text: PendingText) {
    takeText(text.string, key: text.key)
    takeStates(text.states)
  }

  /// The first text is the label, further ones are details.
  private func takeText(_ text: String, key: String?) {
    if label == nil {
      label = text
      labelKey = key
    } else {
      details.append(text)
    }
  }

  /// What holds of a text and also of what it is the label of.
  private func takeStates(_ states: ElementStates) {
    let passedOn = states.intersection([.strikethrough, .redacted])
    if !passedOn.isEmpty { self.states.formUnion(passedOn) }
  }
}
