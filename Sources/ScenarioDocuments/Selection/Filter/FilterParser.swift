import ScenarioSupport

/// Reads the filter language of ``FilterExpression``.
struct FilterParser {
  let text: [Unicode.Scalar]
  var position = 0
  private var depth = 0

  /// More parentheses in each other than this are a mistake, and would fill the stack.
  static let deepest = 200

  /// Reads a filter.
  ///
  /// - Throws: A ``SelectionError`` that shows the place of the mistake.
  static func parse(_ text: String) throws(SelectionError) -> FilterExpression {
    var parser = FilterParser(text: Array(text.unicodeScalars))
    do throws(FilterError) {
      return try parser.whole()
    } catch {
      throw error.selectionError(in: parser.text)
    }
  }

  private init(text: [Unicode.Scalar]) { self.text = text }

  private mutating func whole() throws(FilterError) -> FilterExpression {
    skipSpace()
    guard let _ = current else {
      throw FilterError(
        position: position, message: "it is empty", label: "a part of an identity, or a predicate such as env(error)")
    }
    let expression = try disjunction()
    guard current == nil else {
      throw FilterError(position: position, message: "`)` closes nothing", label: "no `(` before it")
    }
    return expression
  }

  // MARK: Operators

  private mutating func disjunction() throws(FilterError) -> FilterExpression {
    var parts = [try conjunction()]
    while takeOperator(.or) { parts.append(try conjunction()) }
    return parts.count == 1 ? parts[0] : .any(parts)
  }

  private mutating func conjunction() throws(FilterError) -> FilterExpression {
    var parts = [try negation()]
    while takeOperator(.and) { parts.append(try negation()) }
    // Behind an operand stands an operator, a parenthesis or nothing.
    if let scalar = current, scalar != ")", !isAtOperator(.or) {
      throw FilterError(
        position: position, message: "an operator is missing",
        label: scalar == "!" || word() == "not"
          ? "write `and` or `or` before it" : "write `and` or `or` before it, or \"…\" around a text with spaces")
    }
    return parts.count == 1 ? parts[0] : .all(parts)
  }

  private mutating func negation() throws(FilterError) -> FilterExpression {
    // Counted, not nested: there may be very many.
    var isNegative = false
    while takeOperator(.not) { isNegative.toggle() }
    let part = try operand()
    skipSpace()
    return isNegative ? .not(part) : part
  }

  private mutating func operand() throws(FilterError) -> FilterExpression {
    guard let scalar = current else {
      throw FilterError(
        position: position, message: "it ends too early", label: "a word, a predicate or `(` is missing")
    }
    switch scalar {
    case "(": return try group()
    case "\"":
      let start = position
      let text = try quoted()
      guard !text.isEmpty else { throw FilterError(position: start, message: "the text is empty") }
      return .word(text, Array(text.utf8))
    case ")", "&", "|":
      throw FilterError(
        position: position, message: "something is missing before `\(scalar)`",
        label: "a word, a predicate or `(` stands before it")
    default: return try wordOrPredicate()
    }
  }

  private mutating func group() throws(FilterError) -> FilterExpression {
    let open = position
    guard depth < Self.deepest else {
      throw FilterError(
        position: open, message: "too many parentheses in each other", label: "more than \(Self.deepest)")
    }
    depth += 1
    defer { depth -= 1 }
    position += 1
    skipSpace()
    if current == ")" {
      throw FilterError(position: open, message: "there is nothing between the parentheses")
    }
    let expression = try disjunction()
    guard current == ")" else { throw Self.unclosed(open) }
    position += 1
    return expression
  }

  private mutating func wordOrPredicate() throws(FilterError) -> FilterExpression {
    let start = position
    let word = word()
    if word == "and" || word == "or" {
      throw FilterError(
        position: start, message: "something is missing before `\(word)`",
        label: "to search for the word, write \"\(word)\"")
    }
    position += word.unicodeScalars.count
    let end = position
    skipSpace()
    if current == "(", end == position || Self.predicates.contains(word) {
      return try predicate(word, at: start)
    }
    position = end
    if let first = word.unicodeScalars.first, "=~#".unicodeScalars.contains(first) {
      throw FilterError(
        position: start, message: "a matcher stands inside a predicate",
        label: "such as scenario(\(VisibleText.escaped(word)))")
    }
    return .word(word, Array(word.utf8))
  }

  // MARK: Tokens

  private enum Operator {
    case or
    case and
    case not

    var sign: Unicode.Scalar {
      switch self {
      case .or: "|"
      case .and: "&"
      case .not: "!"
      }
    }

    var name: String {
      switch self {
      case .or: "or"
      case .and: "and"
      case .not: "not"
      }
    }
  }

  private func isAtOperator(_ kind: Operator) -> Bool {
    current == kind.sign || (current == kind.name.unicodeScalars.first && word() == kind.name)
  }

  /// Takes an operator, and the space behind it.
  private mutating func takeOperator(_ kind: Operator) -> Bool {
    skipSpace()
    guard isAtOperator(kind) else { return false }
    if current == kind.sign {
      position += 1
      if kind != .not, current == kind.sign { position += 1 }
    } else {
      position += kind.name.unicodeScalars.count
    }
    skipSpace()
    return true
  }

  /// The word that begins here; empty when there is none.
  private func word() -> String {
    var word = String.UnicodeScalarView()
    word.append(
      contentsOf: text[position...].prefix { !$0.properties.isWhitespace && !"()&|!\"".unicodeScalars.contains($0) })
    return String(word)
  }

  var current: Unicode.Scalar? { position < text.count ? text[position] : nil }

  mutating func skipSpace() {
    while let scalar = current, scalar.properties.isWhitespace { position += 1 }
  }

  /// Reads a text in quotes; `\"` and `\\` stand for themselves.
  mutating func quoted() throws(FilterError) -> String {
    let open = position
    var content = String.UnicodeScalarView()
    position += 1
    while let scalar = current {
      position += 1
      if scalar == "\"" { return String(content) }
      if scalar == "\\", let next = current, next == "\"" || next == "\\" {
        content.append(next)
        position += 1
      } else {
        content.append(scalar)
      }
    }
    throw FilterError(position: open, message: "the closing `\"` is missing", label: "opened here")
  }

  static func unclosed(_ open: Int) -> FilterError {
    FilterError(position: open, message: "`)` is missing", label: "opened here")
  }
}
