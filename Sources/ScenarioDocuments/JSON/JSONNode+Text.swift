import ScenarioSupport

extension JSONNode {
  /// The value on one line, without spaces: `{"a":[1,2]}`.
  package var compactText: String {
    var text = ""
    write(to: &text, indentation: nil)
    return text
  }

  /// The value over several lines, indented by two spaces, without a line break at the end.
  var prettyText: String {
    var text = ""
    write(to: &text, indentation: 0)
    return text
  }

  private func write(to text: inout String, indentation: Int?) {
    switch value {
    case .null: text += "null"
    case .bool(let bool): text += bool ? "true" : "false"
    case .number(let number): text += number.literal
    case .string(let string): text += string.quoted
    case .array(let elements):
      Self.write(elements, between: ("[", "]"), to: &text, indentation: indentation) { element, text, inner in
        element.write(to: &text, indentation: inner)
      }
    case .object(let object):
      Self.write(object.members, between: ("{", "}"), to: &text, indentation: indentation) { member, text, inner in
        text += member.key.quoted + (inner == nil ? ":" : ": ")
        member.value.write(to: &text, indentation: inner)
      }
    }
  }

  private static func write<Item>(
    _ items: [Item],
    between brackets: (open: String, close: String),
    to text: inout String,
    indentation: Int?,
    item write: (Item, inout String, Int?) -> Void
  ) {
    text += brackets.open
    let inner = indentation.map { $0 + 2 }
    for (position, item) in items.enumerated() {
      if position > 0 { text += "," }
      if let inner { text += "\n" + String(repeating: " ", count: inner) }
      write(item, &text, inner)
    }
    if let indentation, !items.isEmpty { text += "\n" + String(repeating: " ", count: indentation) }
    text += brackets.close
  }
}
