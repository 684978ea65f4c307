extension Token {
  /// The lines that conditional compilation is made of.
  enum Directive: String {
    case `if` = "#if"
    case elseif = "#elseif"
    case `else` = "#else"
    case endif = "#endif"
  }

  /// The directive of conditional compilation that the token begins; nil for other tokens.
  var directive: Directive? { kind == .poundWord && startsLine ? Directive(rawValue: text) : nil }
}

extension TokenList {
  /// The index behind the directive at `index` and its condition.
  func indexAfterDirective(at index: Int, limit: Int) -> Int {
    var next = index + 1
    while next < limit {
      // A condition may go on behind an infix operator at the end of its line.
      let isContinued = next > index + 1 && tokens[next - 1].kind == .operator && !tokens[next - 1].isPostfix
      if tokens[next].startsLine, !isContinued { return next }
      next = tokens[next].kind == .open ? indexAfterBracket(at: next, limit: limit) : next + 1
    }
    return limit
  }

  /// The index behind the `#endif` of the `#if` at `index`.
  func indexAfterBlock(at index: Int, limit: Int) -> Int {
    var depth = 0
    var next = index
    while next < limit {
      switch tokens[next].directive {
      case .if: depth += 1
      case .endif: depth -= 1
      case .elseif, .else, nil: break
      }
      next += 1
      if depth == 0 { return next }
    }
    return limit
  }

  /// Whether the block of the `#if` at `index` goes on with the expression before it: it begins with a member, also in a block
  /// inside.
  func isPostfixBlock(at index: Int, limit: Int) -> Bool {
    var next = index
    while next < limit, tokens[next].directive == .if { next = indexAfterDirective(at: next, limit: limit) }
    return next < limit && tokens[next].is(.operator, ".")
  }
}
