/// Splits Swift source into tokens, as far as macros need it: enough to know where declarations, expressions and closures end.
///
/// It never fails: what is not closed reaches to the end of the source. The compiler has parsed the source before.
struct Lexer {
  private let bytes: [UInt8]
  private var position = 0
  private var tokens: [Token] = []
  private var startsLine = true
  private var followsSpace = true

  static func tokens(of source: String) -> [Token] {
    var lexer = Lexer(bytes: Array(source.utf8))
    while lexer.readToken() {}
    return lexer.tokens
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Appends the next token; false at the end of the source.
  private mutating func readToken() -> Bool {
    startsLine = tokens.isEmpty
    followsSpace = tokens.isEmpty
    skipTrivia()
    guard position < bytes.count else { return false }
    let start = position
    let kind = scanToken()
    tokens.append(
      Token(
        kind: kind,
        text: String(decoding: bytes[start..<position], as: UTF8.self),
        range: start..<position,
        startsLine: startsLine,
        followsSpace: followsSpace))
    return true
  }

  private func byte(_ offset: Int = 0) -> UInt8? {
    let index = position + offset
    return index < bytes.count ? bytes[index] : nil
  }

  private func isAt(_ text: StaticString, offset: Int = 0) -> Bool {
    let count = text.utf8CodeUnitCount
    guard position + offset + count <= bytes.count else { return false }
    return (0..<count).allSatisfy { bytes[position + offset + $0] == text.utf8Start[$0] }
  }
}

// MARK: - Blanks and comments

extension Lexer {
  private mutating func skipTrivia() {
    while let next = byte() {
      if next == .newline || next == .carriageReturn {
        startsLine = true
        position += 1
      } else if next == .space || next == .tab || next == 0x0B || next == 0x0C || next == 0 {
        position += 1
      } else if isAt("//") {
        while let inner = byte(), inner != .newline, inner != .carriageReturn { position += 1 }
      } else if isAt("/*") {
        skipBlockComment()
      } else {
        return
      }
      followsSpace = true
    }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    while position < bytes.count {
      if isAt("/*") {
        depth += 1
        position += 2
      } else if isAt("*/") {
        depth -= 1
        position += 2
        if depth == 0 { return }
      } else {
        if bytes[position] == .newline { startsLine = true }
        position += 1
      }
    }
  }
}

// MARK: - Tokens

extension Lexer {
  private mutating func scanToken() -> Token.Kind {
    let first = bytes[position]
    switch first {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      position += 1
      return .open
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      position += 1
      return .close
    case UInt8(ascii: "\""):
      scanString(pounds: 0)
      return .string
    case UInt8(ascii: "#"):
      return scanPound()
    case UInt8(ascii: "`"):
      position += 1
      while let next = byte(), next != UInt8(ascii: "`") { position += 1 }
      position = min(position + 1, bytes.count)
      return .word
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      scanNumber()
      return .number
    case UInt8(ascii: "$"):
      position += 1
      while byte()?.isWordByte == true { position += 1 }
      return .word
    case UInt8(ascii: "/") where scanBareRegex():
      return .regex
    case _ where first.isWordByte:
      while byte()?.isWordByte == true { position += 1 }
      return .word
    case UInt8(ascii: "."):
      while byte()?.isOperatorByte == true || byte() == UInt8(ascii: ".") { position += 1 }
      return .operator
    case _ where first.isOperatorByte:
      scanOperator()
      return .operator
    default:
      position += 1
      return .punctuation
    }
  }

  private mutating func scanOperator() {
    while byte()?.isOperatorByte == true, !isAt("//"), !isAt("/*") { position += 1 }
  }

  private mutating func scanNumber() {
    while let next = byte() {
      let isFraction =
        next == UInt8(ascii: ".") && byte(1).map { (UInt8(ascii: "0")...UInt8(ascii: "9")) ~= $0 } == true
      let isExponentSign =
        (next == UInt8(ascii: "+") || next == UInt8(ascii: "-"))
        && [UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "p"), UInt8(ascii: "P")].contains(bytes[position - 1])
        && !isAfterHexDigits
      guard next.isWordByte || isFraction || isExponentSign else { return }
      position += 1
    }
  }

  /// In `0xE+1` the `E` is a digit, not an exponent.
  private var isAfterHexDigits: Bool {
    var start = position
    while start > 0, bytes[start - 1].isWordByte || bytes[start - 1] == UInt8(ascii: ".") { start -= 1 }
    let literal = bytes[start..<position]
    return literal.starts(with: "0x".utf8) && !literal.contains(UInt8(ascii: "p"))
      && !literal.contains(UInt8(ascii: "P"))
  }

  private mutating func scanPound() -> Token.Kind {
    var pounds = 0
    while byte(pounds) == UInt8(ascii: "#") { pounds += 1 }
    switch byte(pounds) {
    case UInt8(ascii: "\""):
      position += pounds
      scanString(pounds: pounds)
      return .string
    case UInt8(ascii: "/"):
      position += pounds
      scanExtendedRegex(pounds: pounds)
      return .regex
    default:
      position += 1
      guard byte()?.isWordByte == true else { return .punctuation }
      while byte()?.isWordByte == true { position += 1 }
      return .poundWord
    }
  }
}

// MARK: - Literals

extension Lexer {
  /// The position is at the opening quote, behind its pounds.
  private mutating func scanString(pounds: Int) {
    let isMultiline = isAt("\"\"\"") && !(pounds > 0 && isClosingPounds(pounds, offset: 3))
    let quotes = isMultiline ? 3 : 1
    position += quotes
    while let next = byte() {
      if next == UInt8(ascii: "\"") {
        if !isMultiline || isAt("\"\"\""), isClosingPounds(pounds, offset: quotes) {
          position += quotes + pounds
          return
        }
        position += 1
      } else if next == UInt8(ascii: "\\"), isClosingPounds(pounds, offset: 1) {
        position += 1 + pounds
        if byte() == UInt8(ascii: "(") {
          skipBalanced()
        } else if byte() != nil {
          position += 1
        }
      } else if !isMultiline, next == .newline {
        return
      } else {
        position += 1
      }
    }
  }

  private func isClosingPounds(_ pounds: Int, offset: Int) -> Bool {
    (0..<pounds).allSatisfy { byte(offset + $0) == UInt8(ascii: "#") }
  }

  /// From an opening parenthesis to behind the closing one, with whatever tokens are between.
  private mutating func skipBalanced() {
    var inner = Lexer(bytes: bytes)
    inner.position = position
    var depth = 0
    while inner.readToken(), let kind = inner.tokens.last?.kind {
      if kind == .open { depth += 1 }
      if kind == .close { depth -= 1 }
      if depth == 0 { break }
    }
    position = inner.position
  }

  private mutating func scanExtendedRegex(pounds: Int) {
    position += 1
    while let next = byte() {
      if next == UInt8(ascii: "\\") {
        position = min(position + 2, bytes.count)
      } else if next == UInt8(ascii: "/"), isClosingPounds(pounds, offset: 1) {
        position += 1 + pounds
        return
      } else {
        position += 1
      }
    }
  }

  /// `/pattern/`: where an operand is expected, not before a blank, and closed on its line. Else a division, and nothing is read.
  private mutating func scanBareRegex() -> Bool {
    guard !endsOperand, let second = byte(1), !second.isBlank, second != UInt8(ascii: "/"), second != UInt8(ascii: "*")
    else {
      return false
    }
    var end = position + 1
    var isInClass = false
    while end < bytes.count, bytes[end] != .newline {
      switch bytes[end] {
      case UInt8(ascii: "\\"): end += 1
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case UInt8(ascii: "/") where !isInClass:
        position = end + 1
        return true
      default: break
      }
      end += 1
    }
    return false
  }

  /// Whether the token before can be the end of an operand, so that what follows is an infix operator.
  private var endsOperand: Bool {
    guard let last = tokens.last else { return false }
    switch last.kind {
    case .word: return !["return", "in", "case", "if", "while", "try", "await", "else", "is", "as"].contains(last.text)
    case .number, .string, .regex, .close, .poundWord: return true
    case .operator: return !last.followsSpace && (last.text.hasSuffix("?") || last.text.hasSuffix("!"))
    case .open, .punctuation: return false
    }
  }
}

extension UInt8 {
  fileprivate static let newline = UInt8(ascii: "\n")
  fileprivate static let carriageReturn = UInt8(ascii: "\r")
  fileprivate static let space = UInt8(ascii: " ")
  fileprivate static let tab = UInt8(ascii: "\t")

  fileprivate var isBlank: Bool { self == .space || self == .tab || self == .newline || self == .carriageReturn }

  /// Letters, digits, `_`, and every byte of a character beyond ASCII.
  fileprivate var isWordByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  fileprivate var isOperatorByte: Bool {
    switch self {
    case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "!"),
      UInt8(ascii: "*"),
      UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"),
      UInt8(ascii: "~"), UInt8(ascii: "?"):
      true
    default: false
    }
  }
}
