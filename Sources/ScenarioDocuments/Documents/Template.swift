import ScenarioSupport

/// Strings with `{name}` in them.
enum Template {
  /// A piece of a string.
  private enum Piece {
    case text(Substring)
    case parameter(String)
  }

  /// The parameters of all strings in a node, in order of first appearance.
  static func parameters(in node: JSONNode) -> [String] {
    var result: [String] = []
    collect(node, into: &result)
    return result.uniqued()
  }

  static func hasParameter(_ text: String) -> Bool {
    text.utf8.contains(UInt8(ascii: "{"))
      && pieces(of: text).contains { if case .parameter = $0 { true } else { false } }
  }

  /// The node with the arguments in the place of their parameters.
  ///
  /// A string that is nothing but a parameter becomes the argument, whatever its type. Inside a longer string only
  /// strings, numbers and truth values can stand; others are reported.
  static func fill(_ node: JSONNode, with arguments: JSONObject, reporting checker: DocumentChecker) -> JSONNode {
    var result = node
    switch node.value {
    case .string(let text):
      guard text.utf8.contains(UInt8(ascii: "{")) else { return node }
      let pieces = pieces(of: text)
      if pieces.count == 1, case .parameter(let name) = pieces[0], let argument = arguments[name] {
        result.value = argument.value
        return result
      }
      var filled = ""
      for piece in pieces {
        switch piece {
        case .text(let text): filled += text
        case .parameter(let name):
          guard let argument = arguments[name] else { continue }
          switch argument.value {
          case .string(let text): filled += text
          case .number(let number): filled += number.literal
          case .bool(let bool): filled += bool ? "true" : "false"
          default:
            checker.error(
              at: argument.location,
              "\(argument.kind) for \(name.quoted) cannot stand inside the text \(text.quoted)",
              hint: "pass a string, a number, true or false"
            )
          }
        }
      }
      result.value = .string(filled)
    case .array(let elements):
      result.value = .array(elements.map { fill($0, with: arguments, reporting: checker) })
    case .object(let object):
      result.value = .object(
        JSONObject(
          object.members.map { member in
            var member = member
            member.value = fill(member.value, with: arguments, reporting: checker)
            return member
          }
        )
      )
    case .null, .bool, .number:
      break
    }
    return result
  }

  private static func collect(_ node: JSONNode, into names: inout [String]) {
    switch node.value {
    case .string(let text):
      guard text.utf8.contains(UInt8(ascii: "{")) else { return }
      for case .parameter(let name) in pieces(of: text) { names.append(name) }
    case .array(let elements):
      for element in elements { collect(element, into: &names) }
    case .object(let object):
      for member in object.members where member.key != "note" { collect(member.value, into: &names) }
    case .null, .bool, .number:
      break
    }
  }

  private static func pieces(of text: String) -> [Piece] {
    var pieces: [Piece] = []
    var rest = text[...]
    var plain = rest.startIndex
    while let open = rest.utf8.firstIndex(of: UInt8(ascii: "{")) {
      let behind = text.utf8.index(after: open)
      let name = text[behind...].utf8.prefix { $0.isWordPart || $0 == UInt8(ascii: "-") }
      let isName = name.first.map { $0.isWordPart && !$0.isDigit } ?? false
      if isName, name.endIndex < text.endIndex, text.utf8[name.endIndex] == UInt8(ascii: "}") {
        if plain < open { pieces.append(.text(text[plain..<open])) }
        pieces.append(.parameter(String(text[behind..<name.endIndex])))
        plain = text.utf8.index(after: name.endIndex)
        rest = text[plain...]
      } else {
        rest = text[behind...]
      }
    }
    if plain < text.endIndex { pieces.append(.text(text[plain...])) }
    return pieces
  }
}
