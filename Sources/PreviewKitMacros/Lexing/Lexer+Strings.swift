extension Lexer {
  /// The position is at the opening quote, behind its pounds.
  mutating func scanString(pounds: Int) {
    let isMultiline = isAt("\"\"\"") && !(pounds > 0 && hasPounds(pounds, offset: 3))
    let quotes = isMultiline ? 3 : 1
    position += quotes
    while let next = byte() {
      if next == UInt8(ascii: "\"") {
        if !isMultiline || isAt("\"\"\""), hasPounds(pounds, offset: quotes) {
          position += quotes + pounds
          return
        }
        position += 1
      } else if next == UInt8(ascii: "\\"), hasPounds(pounds, offset: 1) {
        position += 1 + pounds
        if byte() == UInt8(ascii: "(") {
          skipBalanced()
        } else if let escaped = byte(), isMultiline || !escaped.isLineBreak {
          position += 1
        }
      } else if !isMultiline, next.isLineBreak {
        return
      } else {
        position += 1
      }
    }
  }

  func hasPounds(_ pounds: Int, offset: Int) -> Bool {
    (0..<pounds).allSatisfy { byte(offset + $0) == UInt8(ascii: "#") }
  }

  /// From an opening parenthesis to behind the closing one, with all tokens in between.
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
}
