/// Splits Swift source into tokens, as far as macros need it: enough to know where declarations, expressions and closures end.
///
/// It never fails: what is not closed reaches to the end of the source. The compiler has parsed the source before.
struct Lexer {
  let bytes: [UInt8]
  var position = 0
  private(set) var tokens: [Token] = []
  /// The regular expression that the operator before the position runs into: `/a/` in `!/a/`.
  var regexAhead: Range<Int>?
  private var startsLine = true
  private var followsSpace = true

  static func tokens(of source: String) -> [Token] {
    var lexer = Lexer(bytes: Array(source.utf8))
    while lexer.readToken() {}
    return lexer.tokens
  }

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Appends the next token; false at the end of the source.
  mutating func readToken() -> Bool {
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
        followsSpace: followsSpace,
        isPostfix: kind == .operator && isPostfixOperator(start..<position)))
    return true
  }

  func byte(_ offset: Int = 0) -> UInt8? {
    let index = position + offset
    return index < bytes.count ? bytes[index] : nil
  }

  func isAt(_ text: StaticString, offset: Int = 0) -> Bool {
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
      } else if isAt("\u{A0}") {
        position += 2
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
        if bytes[position] == .newline || bytes[position] == .carriageReturn { startsLine = true }
        position += 1
      }
    }
  }
}

// MARK: - Tokens

extension Lexer {
  private mutating func scanToken() -> Token.Kind {
    if let regex = regexAhead, regex.lowerBound == position {
      position = regex.upperBound
      return .regex
    }
    switch bytes[position] {
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
      scanEscapedName()
      return .word
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      scanNumber()
      return .number
    case UInt8(ascii: "$"):
      position += 1
      scanWord()
      return .word
    case _ where wordCharacterLength(at: position) != nil:
      scanWord()
      return .word
    case _ where operatorCharacterLength(at: position, isFirst: true) != nil:
      return scanOperator()
    default:
      position += 1
      return .punctuation
    }
  }

  private mutating func scanWord() {
    while let length = wordCharacterLength(at: position) { position += length }
  }

  private mutating func scanEscapedName() {
    position += 1
    while let next = byte(), next != UInt8(ascii: "`"), next != .newline, next != .carriageReturn { position += 1 }
    if byte() == UInt8(ascii: "`") { position += 1 }
  }

  private mutating func scanNumber() {
    while let next = byte() {
      let isFraction =
        next == UInt8(ascii: ".") && byte(1).map { (UInt8(ascii: "0")...UInt8(ascii: "9")) ~= $0 } == true
      let isExponentSign =
        (next == UInt8(ascii: "+") || next == UInt8(ascii: "-"))
        && [UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "p"), UInt8(ascii: "P")].contains(bytes[position - 1])
        && !isAfterHexDigits
      if isFraction || isExponentSign {
        position += 1
      } else if let length = wordCharacterLength(at: position) {
        position += length
      } else {
        return
      }
    }
  }

  /// In `0xE+1` the `E` is a digit, not an exponent.
  private var isAfterHexDigits: Bool {
    var start = position
    while start > 0, bytes[start - 1].isASCIIWordByte || bytes[start - 1] == UInt8(ascii: ".") { start -= 1 }
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
      guard wordCharacterLength(at: position) != nil else { return .punctuation }
      scanWord()
      return .poundWord
    }
  }
}
