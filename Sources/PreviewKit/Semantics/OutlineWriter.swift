/// Writes elements as the indented lines of an outline.
@MainActor
public struct OutlineWriter {
  private(set) var bytes: [UInt8] = []

  /// An empty text.
  public init() { bytes.reserveCapacity(1 << 12) }

  /// The text that has been written.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Writes what is in front in full, then one line of what is behind it. `depth` counts levels of two spaces.
  public mutating func write(_ tree: SemanticTree, depth: Int) {
    for element in tree.front { write(element, depth: depth) }
    guard !tree.presentations.isEmpty else { return }
    let behind = ([tree.screen] + tree.presentations.dropLast().map { [$0] }).map(Self.summary)
    indent(depth)
    append("behind ")
    append(behind.joined(separator: " > "))
    endLine()
  }

  /// Writes one element and what is inside it.
  public mutating func write(_ element: Element, depth: Int) {
    indent(depth)
    writeLine(of: element)
    endLine()
    if element.children.count > 64 { makeRoom(for: element.children.count) }
    for child in element.children { write(child, depth: depth + 1) }
  }

  /// Writes a line of plain text.
  public mutating func line(_ text: String, depth: Int) {
    indent(depth)
    append(text)
    endLine()
  }

  /// The line of one element, without indentation.
  public static func line(of element: Element) -> String {
    var writer = OutlineWriter()
    writer.writeLine(of: element)
    return writer.text
  }

  private mutating func writeLine(of element: Element) {
    if element.role.has(.printsWithoutRole) {
      if let label = element.label { quote(label) } else { append("\"\"") }
    } else {
      append(element.role.rawValue)
      var separator: StaticString = " "
      if let label = element.label {
        append(separator)
        quote(label)
        separator = ", "
      }
      for detail in element.details {
        append(separator)
        quote(detail)
        separator = ", "
      }
    }
    if let extras = element.extras, let value = extras.value {
      append(" = ")
      if extras.isValueText { quote(value) } else { append(value) }
    }
    writeStates(of: element)
  }

  private mutating func writeStates(of element: Element) {
    let extras = element.extras
    // Most elements have nothing to say here.
    if element.states.isEmpty, extras == nil, element.label != nil, !element.isEmptyContainer { return }
    var isFirst = true
    func begin(_ writer: inout OutlineWriter) {
      writer.append(isFirst ? " (" : ", ")
      isFirst = false
    }
    if !element.states.isEmpty {
      for (state, word) in ElementStates.words where element.states.contains(state) {
        begin(&self)
        append(word)
      }
    }
    if let badge = extras?.badge {
      begin(&self)
      append("badge ")
      quote(badge)
    }
    if let actions = extras?.rowActions, !actions.isEmpty {
      begin(&self)
      append("actions ")
      for (index, action) in actions.enumerated() {
        if index > 0 { append(", ") }
        quote(action.label)
      }
    }
    if element.states.contains(.redacted) {
      begin(&self)
      append("redacted")
    }
    if element.states.contains(.strikethrough) {
      begin(&self)
      append("strikethrough")
    }
    if let count = extras?.optionCount {
      begin(&self)
      append("menu of \(count)")
    }
    if element.lacksLabel {
      begin(&self)
      append("no label")
    }
    if element.isEmptyContainer {
      begin(&self)
      append("empty")
    }
    if let identifier = extras?.identifier {
      begin(&self)
      append("id ")
      quote(identifier)
    }
    if !isFirst { append(")") }
  }

  /// One line for what is behind a presentation: the containers on the way in, with counts.
  private static func summary(of elements: [Element]) -> String {
    guard let element = elements.first(where: { $0.role.has(.container) }) ?? elements.first else {
      return "an empty screen"
    }
    var text: String
    if element.role.has(.printsWithoutRole) {
      text = OutlineText.quoted(element.label ?? "")
    } else {
      text = element.role.rawValue
      if let label = element.label { text += " " + OutlineText.quoted(label) }
    }
    if element.role.has(.rowHolder) {
      let rows = element.rowCount
      return text + (rows == 0 ? " (empty)" : " of \(rows)")
    }
    let inner = element.children.filter { $0.role.has(.container) && $0.role != .toolbar }
    return inner.isEmpty ? text : text + " > " + summary(of: inner)
  }

  // MARK: Bytes

  private mutating func indent(_ depth: Int) {
    if depth > 0 { bytes.append(contentsOf: repeatElement(0x20, count: 2 * depth)) }
  }

  /// Makes room for `count` elements of usual length, and at least twice as much as before, so that growing stays
  /// cheap.
  private mutating func makeRoom(for count: Int) {
    let needed = bytes.count + 96 * count
    if bytes.capacity < needed { bytes.reserveCapacity(max(needed, 2 * bytes.capacity)) }
  }

  private mutating func endLine() { bytes.append(0x0A) }

  private mutating func append(_ text: String) { OutlineText.append(text, to: &bytes) }

  private mutating func append(_ text: StaticString) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  private mutating func quote(_ text: String) {
    bytes.append(0x22)
    OutlineText.appendEscaped(text, to: &bytes)
    bytes.append(0x22)
  }
}
