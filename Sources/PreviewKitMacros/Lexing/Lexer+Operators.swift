/// Operators, and the decision whether a slash divides or begins a regular expression: the rules of Swift's own lexer.
///
/// What touches an operator decides its position. With nothing on its left it is a prefix operator, with nothing on its right
/// a postfix one, and with both or neither an infix one. A regular expression begins where an operand is expected: at a
/// prefix operator, or at what looks like an infix operator but has no operand before it.
extension Lexer {
  /// A run of operator characters. When a regular expression begins in the run, the operator ends there.
  mutating func scanOperator() -> Token.Kind {
    let start = position
    // Behind an operand these two are always alone: `x!/y`, `Int?=nil`.
    if [UInt8(ascii: "!"), UInt8(ascii: "?")].contains(bytes[start]), isLeftBound(start) {
      position += 1
      return .operator
    }
    let end = operatorEnd(from: start)
    if let slash = bytes[start..<end].firstIndex(of: UInt8(ascii: "/")), expectsOperand(before: start..<end),
      let regexEnd = regexEnd(from: slash)
    {
      position = slash == start ? regexEnd : slash
      if slash == start { return .regex }
      regexAhead = slash..<regexEnd
    } else {
      position = end
    }
    return .operator
  }

  private func operatorEnd(from start: Int) -> Int {
    var end = start
    while let length = operatorCharacterLength(at: end, isFirst: end == start) {
      // A dot continues only an operator that begins with one.
      if bytes[end] == UInt8(ascii: "."), bytes[start] != UInt8(ascii: ".") { break }
      if end > start, isComment(at: end) { break }
      end += length
    }
    return end
  }

  private func isComment(at index: Int) -> Bool {
    guard index + 1 < bytes.count, bytes[index] == UInt8(ascii: "/") else { return false }
    return bytes[index + 1] == UInt8(ascii: "/") || bytes[index + 1] == UInt8(ascii: "*")
  }

  /// Whether the operator in these bytes is a postfix operator.
  func isPostfixOperator(_ range: Range<Int>) -> Bool {
    guard isLeftBound(range.lowerBound) else { return false }
    let isMark =
      range.count == 1 && [UInt8(ascii: "!"), UInt8(ascii: "?")].contains(bytes[range.lowerBound])
    return isMark || !isRightBound(range.upperBound, isLeftBound: true)
  }

  private func expectsOperand(before range: Range<Int>) -> Bool {
    let last = tokens.last
    // `func /(a: A, b: A)` and `infix operator /` name the operator.
    if last?.is(.word, "func") == true || last?.is(.word, "operator") == true { return false }
    let isLeftBound = isLeftBound(range.lowerBound)
    switch (isLeftBound, isRightBound(range.upperBound, isLeftBound: isLeftBound)) {
    case (true, false): return false
    case (false, true): return true
    case (true, true), (false, false): return !endsOperand
    }
  }

  /// Whether the last token can be the end of an operand, so that what follows is an infix operator.
  private var endsOperand: Bool {
    guard let last = tokens.last else { return false }
    switch last.kind {
    case .word:
      let isMember = tokens.count > 1 && tokens[tokens.count - 2].is(.operator, ".")
      return isMember || !Self.wordsBeforeOperand.contains(last.text)
    case .number, .string, .regex, .close, .poundWord: return true
    case .operator: return last.isPostfix
    case .open, .punctuation: return false
    }
  }

  /// Keywords that an operand or a statement follows.
  private static let wordsBeforeOperand: Set = [
    "as", "await", "case", "catch", "defer", "do", "else", "for", "guard", "if", "in", "is", "let", "repeat", "return",
    "switch", "throw", "try", "var", "where", "while",
  ]

  private func isLeftBound(_ index: Int) -> Bool {
    guard index > 0 else { return false }
    switch bytes[index - 1] {
    case .space, .tab, .newline, .carriageReturn, 0,
      UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"),
      UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    // The end of a comment.
    case UInt8(ascii: "/"): return !(index > 1 && bytes[index - 2] == UInt8(ascii: "*"))
    // The end of a no-break space.
    case 0xA0: return !(index > 1 && bytes[index - 2] == 0xC2)
    default: return true
    }
  }

  private func isRightBound(_ index: Int, isLeftBound: Bool) -> Bool {
    guard index < bytes.count else { return false }
    switch bytes[index] {
    case .space, .tab, .newline, .carriageReturn, 0,
      UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"),
      UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    // `x!.y` has a postfix operator, `-.y` a prefix one.
    case UInt8(ascii: "."): return !isLeftBound
    case UInt8(ascii: "/"): return !isComment(at: index)
    case 0xC2: return !(index + 1 < bytes.count && bytes[index + 1] == 0xA0)
    default: return true
    }
  }
}
