/// The tokens of one source text, with the questions that several macros ask about them.
struct TokenList {
  /// The bytes of the source.
  let utf8: [UInt8]
  let tokens: [Token]

  init(_ source: String) {
    utf8 = Array(source.utf8)
    tokens = Lexer.tokens(of: source)
  }

  var count: Int { tokens.count }
  var indices: Range<Int> { tokens.indices }
  subscript(index: Int) -> Token { tokens[index] }

  /// The token at `index`, or nil behind the end.
  func token(at index: Int) -> Token? { tokens.indices.contains(index) ? tokens[index] : nil }

  /// The source from the first to the last of these tokens, with the blanks and comments between them.
  func text(_ range: Range<Int>) -> String { range.isEmpty ? "" : slice(byteRange(range)) }

  /// The source in a range of bytes.
  func slice(_ bytes: Range<Int>) -> String {
    String(decoding: utf8[bytes], as: UTF8.self)
  }

  /// In UTF-8 bytes from the start of the source.
  func byteRange(_ range: Range<Int>) -> Range<Int> {
    guard !range.isEmpty else {
      let offset = token(at: range.lowerBound)?.range.lowerBound ?? utf8.count
      return offset..<offset
    }
    return tokens[range.lowerBound].range.lowerBound..<tokens[range.upperBound - 1].range.upperBound
  }

  /// Whether every bracket is closed.
  var hasBalancedBrackets: Bool {
    var depth = 0
    for token in tokens {
      if token.kind == .open { depth += 1 }
      if token.kind == .close { depth -= 1 }
      if depth < 0 { return false }
    }
    return depth == 0
  }

  /// The index behind the bracket that closes the one at `index`, or `limit` when nothing does.
  func indexAfterBracket(at index: Int, limit: Int? = nil) -> Int {
    let limit = limit ?? tokens.count
    var depth = 0
    for current in index..<limit {
      if tokens[current].kind == .open { depth += 1 }
      if tokens[current].kind == .close {
        depth -= 1
        if depth == 0 { return current + 1 }
      }
    }
    return limit
  }

  /// The index behind the attribute whose `@` is at `index`: its name, and its arguments when they touch the name.
  func indexAfterAttribute(at index: Int) -> Int {
    var next = index + 1
    while token(at: next)?.kind == .word {
      next += 1
      guard token(at: next)?.is(.operator, ".") == true else { break }
      next += 1
    }
    if let token = token(at: next), token.is(.operator, "<") {
      var depth = 0
      while let token = self.token(at: next) {
        depth += token.angleBalance
        next += 1
        if depth <= 0 { break }
      }
    }
    if let token = token(at: next), token.is(.open, "("), !token.followsSpace { next = indexAfterBracket(at: next) }
    return next
  }
}

extension Token {
  /// How many more angle brackets it opens than it closes; an arrow closes none.
  var angleBalance: Int {
    guard kind == .operator, text != "->" else { return 0 }
    return text.utf8.reduce(0) { $0 + ($1 == UInt8(ascii: "<") ? 1 : $1 == UInt8(ascii: ">") ? -1 : 0) }
  }
}
